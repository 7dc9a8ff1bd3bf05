import Foundation

/// A container for grouping related menu elements in an app menu or contextual menu.
///
/// Menus of UIKit are kept and not shown: what a person chooses from in a film are those of SwiftUI.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The name of a menu, by which it is found and replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private static func system(_ name: String) -> Self { Self("com.apple.menu." + name) }
    /// The menu of the app.
    public static let application = system("application")
    /// The menu of files.
    public static let file = system("file")
    /// The menu to edit.
    public static let edit = system("edit")
    /// The menu of how things are shown.
    public static let view = system("view")
    /// The menu of windows.
    public static let window = system("window")
    /// The menu of help.
    public static let help = system("help")
    /// The menu of fonts.
    public static let font = system("font")
    /// The menu of texts.
    public static let format = system("format")
    /// The menu to cut, copy and paste.
    public static let standardEdit = system("standard-edit")
    /// The menu to undo.
    public static let undoRedo = system("undo-redo")
    /// The menu to share.
    public static let share = system("share")
    /// The menu to look things up.
    public static let lookup = system("lookup")
    /// The menu to replace text.
    public static let replace = system("replace")
    /// The menu to find text.
    public static let find = system("find")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Within the menu that it is in.
    public static let displayInline = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// One of its elements is chosen.
    public static let singleSelection = Self(rawValue: 32)
    /// As a palette.
    public static let displayAsPalette = Self(rawValue: 128)
  }

  /// The name of the menu; one of its own where none was given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The size of its elements.
  open var preferredElementSize: ElementSize
  /// What is in the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.made)")
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// How many menus were made: those without a name are told apart by it.
  private static var made = 0

  /// The menu with other elements in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in this menu and in those within it that are part of it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on || (child as? UICommand)?.state == .on
        ? [child] : []
    }
  }
}

/// A placeholder for elements that are made as a menu opens: none opens here, so that they are never asked for.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Creates a placeholder, whose elements would be asked for once.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
  /// Creates a placeholder, whose elements would be asked for each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self { Self(elementProvider) }
}
