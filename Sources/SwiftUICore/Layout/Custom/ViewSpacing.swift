/// A collection of the geometric spacing preferences of a view.
public struct ViewSpacing: Sendable {
  /// What an edge asks for.
  enum Preference: Equatable, Sendable {
    /// At least so many points.
    case length(CGFloat)
    /// Nothing at all, whatever the neighbour asks for: the edge of a spacer.
    case nothing
  }

  private var top = Preference.length(defaultSpacing)
  private var leading = Preference.length(defaultSpacing)
  private var bottom = Preference.length(defaultSpacing)
  private var trailing = Preference.length(defaultSpacing)

  /// A view spacing instance that contains zero on all edges.
  public static let zero = ViewSpacing(all: .length(0))
  static let spacer = ViewSpacing(all: .nothing)

  /// Initializes an instance with default spacing values: 8 points on all edges.
  public init() {}

  private init(all preference: Preference) {
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// Merges the spacing preferences of another spacing instance with this instance for the
  /// specified edges: the larger of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ left: Preference, _ right: Preference) -> Preference {
      switch (left, right) {
      case (.nothing, let some), (let some, .nothing): some
      case (.length(let left), .length(let right)): .length(max(left, right))
      }
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// Gets a new value that merges the spacing preferences of another spacing instance with this
  /// instance for the specified edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Gets the preferred spacing distance along the specified axis to the view that returns a
  /// specified spacing preference.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let pair = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard case (.length(let before), .length(let after)) = pair else { return 0 }
    return max(before, after)
  }
}
