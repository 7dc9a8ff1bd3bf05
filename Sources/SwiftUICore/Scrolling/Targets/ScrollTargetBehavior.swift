/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Equatable, Sendable {
  /// The rect that a scrollable view should try and have contained, in the content's coordinates.
  public var rect: CGRect
  /// The anchor to which the rect should be aligned within the visible region of the scrollable
  /// view.
  public var anchor: UnitPoint?

  /// Creates a target from a rectangle, in the content's coordinates, and an anchor.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A type that defines the scroll behavior of a scrollable view.
///
/// It is asked where the content should come to rest when a finger lets it go.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The properties of the scroll view that the target is for.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Updates the proposed target that a scrollable view should scroll to.
  ///
  /// - Parameters:
  ///   - target: what is seen where the content would come to rest by itself.
  ///   - context: what is known of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The context in which a scroll target behavior updates its scroll target.
@dynamicMemberLookup @MainActor
public struct ScrollTargetBehaviorContext {
  /// The original target when the scroll gesture began.
  public let originalTarget: ScrollTarget
  /// The current velocity of the scrollable view's scroll gesture, in points a second.
  public let velocity: CGVector
  /// The size of the content of the scrollable view.
  public let contentSize: CGSize
  /// The size of the container of the scrollable view.
  public let containerSize: CGSize
  /// The axes in which the scrollable view is scrollable.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where views of the target layout begin and end, along an axis.
  let targets: (Axis) -> [ClosedRange<CGFloat>]

  /// Accesses a value of the environment of the scrollable view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior as it goes through the environment.
@MainActor
final class ScrollBehaviorBox {
  var behavior: any ScrollTargetBehavior
  init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }
}

private struct ScrollBehaviorModifier: UnnamedModifier {
  let behavior: any ScrollTargetBehavior
  @State private var kept = Kept<ScrollBehaviorBox>()

  @MainActor func body(content: Content) -> some View {
    let box = kept.object { ScrollBehaviorBox(behavior) }
    box.behavior = behavior
    return content.transformEnvironment(\.scrollSetup) { $0.behavior = box }
  }
}

extension View {
  /// Sets the scroll behavior of views scrollable in the provided axes.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollBehaviorModifier(behavior: behavior))
  }
}

/// The scroll behavior that aligns scroll targets to container-based geometry: a page is as large as
/// the scroll view, and a gesture turns one.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging behavior.
  nonisolated public init() {}

  /// Moves the target to the nearest page, at most one from that where the gesture started.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.set) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let origin = context.originalTarget.rect.origin[axis]
      let current = (origin / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, current - 1), current + 1) * page
    }
    target.anchor = .topLeading
  }
}

/// The scroll behavior that aligns scroll targets to view-based geometry: content comes to rest with a
/// view of the `scrollTargetLayout` at its start.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A type that defines the amount of views that can be scrolled at a time.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let maxCount: Int?
    /// The automatic limit behavior: none.
    public static var automatic: LimitBehavior { LimitBehavior(maxCount: nil) }
    /// A gesture scrolls by one view.
    public static var always: LimitBehavior { LimitBehavior(maxCount: 1) }
    /// A gesture scrolls by one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(maxCount: 1) }
    /// A gesture scrolls by three views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(maxCount: 3) }
    /// A gesture scrolls as far as it goes.
    public static var never: LimitBehavior { LimitBehavior(maxCount: nil) }
  }

  private let limit: LimitBehavior

  /// Creates a view-aligned behavior.
  ///
  /// - Parameter limitBehavior: How many views a gesture may scroll by; no limit unless given.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view of the `scrollTargetLayout`, within the limit. Without
  /// such views the target stays.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.set) {
      let targets = context.targets(axis)
      guard !targets.isEmpty else { continue }
      func nearest(_ place: CGFloat) -> Int {
        targets.indices.min {
          abs(targets[$0].lowerBound - place) < abs(targets[$1].lowerBound - place)
        }
          ?? 0
      }
      var wanted = nearest(target.rect.origin[axis])
      if let maxCount = limit.maxCount {
        let current = nearest(context.originalTarget.rect.origin[axis])
        wanted = min(max(wanted, current - maxCount), current + maxCount)
      }
      target.rect.origin[axis] = targets[wanted].lowerBound
    }
    target.anchor = .topLeading
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to container-based geometry.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
