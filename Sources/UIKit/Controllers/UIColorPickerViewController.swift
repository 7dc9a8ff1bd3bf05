import Foundation

/// A view controller that shows colors to choose from. It is a box.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// What is notified with the color that was chosen: never.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is chosen.
  open var selectedColor = UIColor.white
  /// Whether the color can be seen through.
  open var supportsAlpha = true
  /// Whether colors can be brighter than white.
  open var maximumLinearExposure: CGFloat = 1
  open override func loadView() { view = NamedBoxView("UIColorPickerViewController") }
}

/// Methods that are called with the color that was chosen. A host calls none.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A color was chosen, or is being chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A color was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The controller was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

// All of them may be left out.
extension UIColorPickerViewControllerDelegate {
  /// A default that does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// A default that does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// A default that does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
