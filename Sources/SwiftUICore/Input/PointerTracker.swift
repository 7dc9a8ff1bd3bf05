import LegatoDisplay

/// Tells views that a pointer has come over them, and that it has left.
///
/// What is under the pointer is asked when the pointer moves, and after every event and every update
/// that may have moved views under it: at times that do not depend on how often frames are shown.
/// What an animation moves in between is found at its end. Who was told of the pointer is told once
/// that it has left, even where the view itself is gone.
@MainActor
final class PointerTracker: GraphService, InputSource {
  private unowned let graph: ViewGraph
  /// Where the pointer is on the surface; `nil` where it is elsewhere.
  private var point: Point?
  private var hovered: [any HoverHandler] = []
  /// Views may stand elsewhere than when they were asked for last.
  private var isStale = false
  /// Whether the pointer was moved, and those under it have not been told of it.
  private var hasMoved = false
  /// How often views were told something in the millisecond that begins at `start`.
  private var burst = (start: -1.0, count: 0)

  /// Views that give way to the pointer and come back when it has left would go on for ever.
  private static let maxNotifications = PassRun.limit
  private static let burstLength = 0.001

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  func move(to point: Point?) {
    self.point = point
    isStale = true
    hasMoved = true
    burst.count = 0
  }

  func viewsDidChange() { if point != nil { isStale = true } }

  /// Notifies views of what is under the pointer now, where that may be something else than before.
  func deliver() -> Bool {
    guard isStale else { return false }
    isStale = false
    // What is there now, not what the last frame showed.
    graph.synchronize(.values)
    let now = handlersUnderPointer
    let left = hovered.filter { handler in !now.contains { $0 === handler } }
    let entered = now.filter { handler in !hovered.contains { $0 === handler } }
    let moved = hasMoved ? now : entered
    hasMoved = false
    guard let first = left.first ?? moved.first, mayNotify(first) else { return false }
    hovered = now
    for handler in left { handler.hover(false) }
    for handler in entered { handler.hover(true) }
    if let point { for handler in moved { handler.pointerDidMove(to: point) } }
    return true
  }

  private var handlersUnderPointer: [any HoverHandler] {
    guard let point else { return [] }
    return graph.elements(at: point, for: .pointer).compactMap { $0 as? any HoverHandler }
  }

  private func mayNotify(_ handler: any HoverHandler) -> Bool {
    if graph.now >= burst.start + Self.burstLength { burst = (graph.now, 0) }
    burst.count += 1
    if burst.count <= Self.maxNotifications || point == nil { return true }
    graph.report(
      "onHover: the view moves away from the pointer and back again; after \(Self.maxNotifications) calls "
        + "it is left where it is.", at: handler.isPresent ? handler.node : nil)
    return false
  }
}
