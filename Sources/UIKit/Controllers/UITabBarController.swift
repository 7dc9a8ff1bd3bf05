import Foundation

/// A container view controller that manages a multiselection interface. It is a box; its controllers and which of them
/// is selected are kept.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// What is notified of taps on the bar: never.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var tabs: [UIViewController]?
  private var selected = 0
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the controllers: the one that is selected stays it where it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let before = selectedViewController
    for controller in tabs ?? []
    where !(viewControllers ?? []).contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in viewControllers ?? [] where controller.parent !== self {
      addChild(controller)
    }
    tabs = viewControllers
    selected = tabs?.firstIndex { $0 === before } ?? 0
  }
  /// The index of the controller that is shown; one that is not there changes nothing.
  open var selectedIndex: Int {
    get { selected }
    set { if (tabs ?? []).indices.contains(newValue) { selected = newValue } }
  }
  /// The controller that is shown; one that is not there changes nothing.
  open var selectedViewController: UIViewController? {
    get { tabs.flatMap { $0.indices.contains(selected) ? $0[selected] : nil } }
    set { if let index = tabs?.firstIndex(where: { $0 === newValue }) { selected = index } }
  }
  /// Controllers that a person may move in the bar.
  open var customizableViewControllers: [UIViewController]?
  /// Whether the bar is hidden.
  open var isTabBarHidden = false
  /// Hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  open override func loadView() { view = NamedBoxView("UITabBarController") }
}

/// Methods that follow the taps on a bar. A box takes none.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap selects a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap has selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// All of them may be left out.
extension UITabBarControllerDelegate {
  /// A default: yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// A default that does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
