/// A collection of the geometric spacing preferences of a view.
///
/// An edge may ask for a distance to whatever is beside it, and for others to texts. Where neither of two edges
/// that meet asks for anything that concerns the other, views are 8 points apart.
public struct ViewSpacing: Equatable, Sendable {
  private var vertical: VerticalSpacing
  private var horizontal: HorizontalSpacing

  /// A view spacing instance that contains zero on all edges.
  public static let zero = ViewSpacing(
    VerticalSpacing(top: .length(0), bottom: .length(0)),
    HorizontalSpacing(leading: .length(0), trailing: .length(0)))

  /// Initializes an instance that asks for nothing on any edge.
  public init() {
    self.init(
      VerticalSpacing(top: EdgeSpacing(), bottom: EdgeSpacing()), HorizontalSpacing.standard)
  }

  init(_ vertical: VerticalSpacing, _ horizontal: HorizontalSpacing) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// What the edges at the ends of an axis ask for.
  func edges(along axis: Axis) -> (first: EdgeSpacing, last: EdgeSpacing) {
    axis == .vertical
      ? (vertical.top, vertical.bottom) : (horizontal.leading, horizontal.trailing)
  }

  /// Merges the spacing preferences of another spacing instance with this instance for the
  /// specified edges: the larger of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { vertical.top.formUnion(other.vertical.top) }
    if edges.contains(.leading) { horizontal.leading.formUnion(other.horizontal.leading) }
    if edges.contains(.bottom) { vertical.bottom.formUnion(other.vertical.bottom) }
    if edges.contains(.trailing) { horizontal.trailing.formUnion(other.horizontal.trailing) }
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
    edges(along: axis).last.distance(to: next.edges(along: axis).first)
  }
}
