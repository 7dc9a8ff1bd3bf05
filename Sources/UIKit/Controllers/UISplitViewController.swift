import CoreGraphics
import Foundation

/// A container view controller that shows controllers side by side. It is a box; its controllers are kept.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    /// As before there were styles, two, and three.
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column.
  public enum Column: Int, Hashable, Sendable {
    /// The first, the second of three, the last, and the one that stands for all on narrow surfaces.
    case primary, supplementary, secondary, compact
    /// A column beside the last.
    case inspector
  }
  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As the system has it, the last alone, two side by side, and the first over the last.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// Three side by side, two over the last, and two that push it away.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  /// How columns share the room.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the system has it, side by side, over each other, and pushing each other away.
    case automatic, tile, overlay, displace
  }

  /// How many columns there are.
  public let style: Style
  /// What is notified: never.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller as from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, in the order of their columns.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let order: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in [Column.primary, .supplementary, .secondary] {
        let index = order.firstIndex(of: column)
        setViewController(
          index.flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }, for: column)
      }
    }
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }
  /// Shows a column.
  open func show(_ column: Column) { hidden.remove(column) }
  /// Hides a column.
  open func hide(_ column: Column) { hidden.insert(column) }
  private var hidden: Set<Column> = []
  /// Whether a column is shown.
  open func isShowing(_ column: Column) -> Bool {
    columns[column] != nil && !hidden.contains(column)
  }
  /// Which columns are asked for.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which columns are shown.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// How columns are asked to share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether one column alone is shown: as on surfaces that are less than 600 points wide.
  open var isCollapsed: Bool { UIScreen.main.bounds.width < 600 }
  /// Whether a swipe shows the first column.
  open var presentsWithGesture = true
  /// Whether there is a button for the last column alone.
  open var showsSecondaryOnlyButton = false
  /// The part of the width that the first column asks for; that of the system where it is negative.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// The points that the first column asks for; those of the system where it is negative.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The fewest points of the first column; those of the system where it is negative.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// The most points of the first column; those of the system where it is negative.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// What stands for the system's own size.
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
  open override func loadView() { view = NamedBoxView("UISplitViewController") }
}

/// Methods that follow columns. A host calls none.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
