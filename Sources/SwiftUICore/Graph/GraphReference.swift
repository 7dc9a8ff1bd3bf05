/// A reference to a graph from what may outlive it; `nil` once the graph is gone.
///
/// A weak reference to the graph itself would give it a side table, and every count of references to
/// it, of which each element makes some in each layout, would take the way through that table.
///
/// Used on the main thread only, from code that is not formally on the main actor.
final class GraphReference: @unchecked Sendable {
  private unowned(unsafe) var target: ViewGraph?

  var graph: ViewGraph? { target }

  /// The graph begins; it says when it goes.
  func begin(_ graph: ViewGraph) { target = graph }
  func end() { target = nil }
}
