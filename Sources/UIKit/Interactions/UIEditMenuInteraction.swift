import CoreGraphics
import Foundation
import SwiftUICore

/// An interaction that shows a menu to edit beside a place. It is not offered in a box.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// What provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view has changed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Shows the menu: it is not shown, which is reported.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    RunningHost.report("UIEditMenuInteraction.presentEditMenu(with:): the menu is not shown.")
  }
  /// Takes the menu away: none is shown.
  open func dismissMenu() {}
  /// Looks again at what can be done: no menu is shown.
  open func reloadVisibleMenu() {}
}

/// Where a menu to edit is shown.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// What tells the menu from others.
  public let identifier: AnyHashable
  /// The place, in the coordinates of the view.
  public let sourcePoint: CGPoint
  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Methods that provide a menu to edit. Nothing calls them here.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  /// A default: that of the system.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
