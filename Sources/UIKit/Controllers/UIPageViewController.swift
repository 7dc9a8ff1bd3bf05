import Foundation
import SwiftUICore

/// A container view controller that manages navigation between pages of content: the page that code sets is shown. Swipes do
/// not turn it, which is reported.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As those of a book, and by sliding.
    case pageCurl, scroll
  }
  /// Where to pages turn.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Across, and down.
    case horizontal, vertical
  }
  /// Which way pages turn.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// On, and back.
    case forward, reverse
  }
  /// Where the spine of a book is.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere, at the start, in the middle, and at the end.
    case none, min, mid, max
  }
  /// What a controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Where to pages turn.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine of a book is.
  public let spineLocation: SpineLocation
  /// What has the pages before and after a page: asked by swipes, which are not recognized here; that is reported.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard dataSource != nil else { return }
      RunningHost.report("UIPageViewController.dataSource: pages are not turned by swipes here.")
    }
  }
  /// What is notified as a person turns a page: never.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides.
  open var isDoubleSided = false
  /// The gestures that turn pages: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private var pages: [UIViewController] = []
  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { pages }

  /// Creates a controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation =
      (options?[.spineLocation] as? SpineLocation)
      ?? (options?[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:))
      ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// Shows pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let before = pages
    pages = viewControllers ?? []
    for page in before where !pages.contains(where: { $0 === page }) {
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    for page in pages where page.parent !== self {
      addChild(page)
      page.view.frame = view.bounds
      page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// Methods that have the pages before and after a page. Nothing calls them here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before; none where it is `nil`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after; none where it is `nil`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is the page's.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// Dots may be left out.
extension UIPageViewControllerDataSource {
  /// A default: no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// A default: the first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods that follow the turns of a person. A person turns none here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A page begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A page was turned, or was let go.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

// All of them may be left out.
extension UIPageViewControllerDelegate {
  /// A default that does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// A default that does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
