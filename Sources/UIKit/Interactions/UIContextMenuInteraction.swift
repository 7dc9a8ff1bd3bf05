import CoreGraphics
import Foundation

/// An interaction that shows a menu where a person presses a view. It is not offered in a box.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: UInt, Hashable, Sendable {
    /// In a way that is not known, with a preview, and as a list.
    case unknown, rich, compact
  }
  /// What provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu is shown.
  open var menuAppearance: Appearance { .unknown }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view has changed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Where the press is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Takes the menu away: none is shown.
  open func dismissMenu() {}
  /// Changes the menu that is shown: there is none, so that the closure is not called.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// The closure that makes a menu of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// The closure that makes the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A menu for what is pressed, and its preview.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// What tells the menu from others.
  public let identifier: any NSCopying
  /// Makes the preview.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  /// Makes the menu.
  public let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// Methods that provide a menu for what is pressed. Nothing calls them here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place; none where it is `nil`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
