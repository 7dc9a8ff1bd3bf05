import Foundation

/// A container view controller that defines a stack-based scheme for navigating hierarchical content: its top
/// controller's view is shown, without a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// Nothing, a controller that comes, and one that goes.
    case none, push, pop
  }

  private var stack: [UIViewController] = []
  /// The controllers of the stack, from the bottom.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The bar of the stack.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom.
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// What is notified as another controller comes to the top.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture that goes back. It is not recognized here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true
  /// Whether swipes hide the bar.
  open var hidesBarsOnSwipe = false
  /// Whether taps hide the bar.
  open var hidesBarsOnTap = false
  /// Whether a keyboard hides the bar.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether low surfaces hide the bar.
  open var hidesBarsWhenVerticallyCompact = false

  /// Creates a stack of a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// Creates a stack whose bars are of classes of the app's own. The bars are not shown, so that they are the system's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a stack as from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: one that is presented, or that on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  /// Puts a controller on top; one that is in the stack stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(animated) {
      addChild(viewController)
      stack.append(viewController)
    }
  }
  /// Puts a controller on top.
  open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  /// Takes the controller on top away; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated).last
  }
  /// Goes back to the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 1, animated) : []
  }
  /// Goes back to a controller; `nil` where it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    stack.firstIndex { $0 === viewController }.map { pop(to: $0 + 1, animated) }
  }
  /// Sets the controllers of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated) {
      for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
      stack = viewControllers
    }
  }
  /// Hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
    let gone = Array(stack[count...])
    change(animated) {
      stack.removeLast(gone.count)
      for controller in gone { controller.removeFromParent() }
    }
    return gone
  }

  /// Changes the stack and shows what is on top then.
  private func change(_ animated: Bool, _ body: () -> Void) {
    let before = topViewController
    body()
    guard let top = topViewController, top !== before else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    navigationBar.topItem = top.navigationItem
    for view in view.subviews { view.removeFromSuperview() }
    if let shown = top.view {
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}

/// Methods that follow a stack. They are called as code changes it.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to come to the top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller has come to the top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

// All of them may be left out.
extension UINavigationControllerDelegate {
  /// A default that does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// A default that does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
