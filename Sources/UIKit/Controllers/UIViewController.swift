import CoreGraphics
import Foundation
import SwiftUICore

/// An object that manages a view hierarchy for your UIKit app: its view is drawn as other views are, and it
/// is notified as it appears and disappears.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// What is added to the safe area of the view: it stays as it is here, which is reported.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != .zero else { return }
      RunningHost.report("\(type(of: self)).additionalSafeAreaInsets has no effect here.")
    }
  }

  /// Creates a controller. Nib files are not read here: to name one, or its bundle, is reported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let name = nibNameOrNil ?? nibBundleOrNil?.bundlePath {
      RunningHost.report("\(type(of: self))(nibName:bundle:): the nib \(name) is not read.")
    }
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  private var loadedView: UIView?

  /// The view that the controller manages, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  /// The view, where it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view: a plain one by default.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Loads the view, where it has not been.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = UIView(frame: .zero) }
    viewDidLoad()
  }
  /// The view has been loaded.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay its subviews out.
  open func viewWillLayoutSubviews() {}
  /// The view has laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// There is little memory; no host says so.
  open func didReceiveMemoryWarning() {}
  /// The traits have changed. A host does not call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits of the controller.
  open var traitCollection: UITraitCollection { .current }
  /// The style that is asked for.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  // MARK: Controllers in it

  /// The controller that this one is in.
  open private(set) weak var parent: UIViewController?
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// Adds a controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.willMove(toParent: self)
    childController.parent = self
  }
  /// Removes the controller from the one that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// The controller is about to be added or removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller was added or removed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// The controller that is presented by this one: none.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that has presented this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller appears.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller cannot be swiped away.
  open var isModalInPresentation = false
  /// The size that is preferred.
  open var preferredContentSize = CGSize.zero
  /// Presents a controller: nothing is shown, which is reported, and the closure is called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    RunningHost.report(
      "UIViewController.present(_:animated:): \(type(of: viewControllerToPresent)) is not shown.")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Dismisses what was presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController {
      presentedViewController.presentingViewController = nil
      self.presentedViewController = nil
    } else if let presentingViewController {
      presentingViewController.presentedViewController = nil
      self.presentingViewController = nil
    } else {
      onDismiss?()
    }
    completion?()
  }
  /// What a controller of a representable is dismissed by.
  package final var onDismiss: (() -> Void)?

  // MARK: Bars

  /// The title.
  open var title: String?
  /// What a navigation bar shows of the controller.
  public let navigationItem = UINavigationItem(title: "")
  /// What a tab bar shows of the controller.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Whether a tab bar goes while the controller is on top of a stack. There is none to go.
  open var hidesBottomBarWhenPushed = false
  /// What a toolbar shows of the controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets what a toolbar shows of the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The split view controller that the controller is in.
  open var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
  /// The navigation controller that the controller is in.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The tab bar controller that the controller is in.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the home indicator is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations that are supported.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface turns.
  open var shouldAutorotate: Bool { true }
  /// Asks for the status bar's look again.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the orientations again.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open override var next: UIResponder? { parent }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over all, as a page, as a form, and within a controller.
  case fullScreen, pageSheet, formSheet, currentContext
  /// As its controller says, over what is there, and beside something.
  case custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
  /// As the system has it.
  case automatic = -2
  /// Not at all.
  case none = -1
}

/// How a controller appears.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below, turning, fading, and curling.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface is, for dark backgrounds, and for light ones.
  case `default`, lightContent, darkContent = 3
}
