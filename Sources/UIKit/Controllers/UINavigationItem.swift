import Foundation

/// What a navigation bar shows of a controller. Stacks of UIKit show no bar, so that it is kept.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As that of the page before, always, and never.
    case automatic, always, never
    /// Large, and in the bar as the content is scrolled.
    case inline
  }
  /// How the button back is named.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// By the title, by a word, and not at all.
    case `default`, generic, minimal
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The buttons at the start.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end, the last one first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button at the start.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The last button at the end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the button at the start.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the start.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Whether buttons at the start leave the button back.
  open var leftItemsSupplementBackButton = false

  /// The button back of the page above.
  open var backBarButtonItem: UIBarButtonItem?
  /// The name of the button back of the page above.
  open var backButtonTitle: String?
  /// How the button back of the page above is named.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button back is hidden.
  open var hidesBackButton = false
  /// Hides the button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// A search field below the title.
  open var searchController: UISearchController?
  /// Whether the search field goes under the bar with the content.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar over the top of content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of low bars.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of low bars over the top of content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item of a title.
  public init(title: String) { self.title = title }
}
