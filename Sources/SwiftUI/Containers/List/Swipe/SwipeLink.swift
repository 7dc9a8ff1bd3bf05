import SwiftUICore

/// A row, to what is inside and around it.
@MainActor
final class SwipeLink {
  private var mover: SwipeMover?
  /// Where the row is.
  var handle: RowSwipeHandle?
  /// The actions and the width of their buttons, at each edge, as they were laid out last.
  var buttons: [HorizontalEdge: SwipeButtons] = [:]

  func connect(_ mover: SwipeMover) { self.mover = mover }

  func width(_ edge: HorizontalEdge) -> CGFloat { buttons[edge]?.width ?? 0 }
  var isOpen: Bool { mover?.isOpen ?? false }
  func hasAction(at point: CGPoint) -> Bool { mover?.hasAction(at: point) ?? false }
  func close() { mover?.settle(0) }
  func reveal(_ edge: HorizontalEdge) { mover?.reveal(edge) }
  /// One of the row's actions has been chosen.
  func perform(_ action: SwipeAction, _ edge: HorizontalEdge) { mover?.perform(action, edge) }
}

/// What has been laid out at one edge.
struct SwipeButtons {
  /// Of all buttons at their natural width.
  var width: CGFloat = 0
  var rowWidth: CGFloat = 0
  var actions: [SwipeAction] = []
}

private enum SwipeLinkKey: EnvironmentKey { static var defaultValue: SwipeLink? { nil } }
private enum SwipeEdgeKey: EnvironmentKey {
  static var defaultValue: HorizontalEdge { .trailing }
}

extension EnvironmentValues {
  var swipeLink: SwipeLink? {
    get { self[SwipeLinkKey.self] }
    set { self[SwipeLinkKey.self] = newValue }
  }
  var swipeEdge: HorizontalEdge {
    get { self[SwipeEdgeKey.self] }
    set { self[SwipeEdgeKey.self] = newValue }
  }
}
