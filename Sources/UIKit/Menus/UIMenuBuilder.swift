import Foundation

/// The system of menus.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  public static let main = UIMenuSystem()
  /// The menus of what is pressed.
  public static let context = UIMenuSystem()
  /// Asks for the menus again: none is built here.
  open func setNeedsRebuild() {}
}

/// Methods to add to the menus of an app. A host builds none, so that nothing is called with a builder.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
  /// The system of menus that is built.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
