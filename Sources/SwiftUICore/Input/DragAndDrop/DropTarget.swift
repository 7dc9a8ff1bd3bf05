import LegatoDisplay

/// What happens to a drag over a view, and where, in the view's coordinates.
package enum DropEvent: Equatable {
  case entered(CGPoint)
  case moved(CGPoint)
  case exited
  case dropped(CGPoint)
}

/// A view that takes what is dropped on it.
struct DropTarget: Facet {
  let accepts: @MainActor ([Any]) -> Bool
  /// Handles an event; of a drop it returns whether the values were taken.
  let handle: @MainActor (DropEvent, [Any]) -> Bool
}

private struct DropTargetModifier: PrimitiveModifier {
  let accepts: @MainActor ([Any]) -> Bool
  let handle: @MainActor (DropEvent, [Any]) -> Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    DropTargetElement(self, content: content, node: node)
  }
}

private final class DropTargetElement: ModifierElement<DropTargetModifier> {
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case DropTarget.self: DropTarget(accepts: modifier.accepts, handle: modifier.handle)
    default: super.facet(key)
    }
  }
}

extension View {
  /// Takes what is dropped on the view, in all of its frame.
  ///
  /// - Parameters:
  ///   - accepts: whether it takes the values of a drag.
  ///   - handle: is called with what happens; of a drop it returns whether the values were taken.
  nonisolated package func dropTarget(
    accepts: @escaping @MainActor ([Any]) -> Bool,
    handle: @escaping @MainActor (DropEvent, [Any]) -> Bool
  ) -> some View {
    modifier(DropTargetModifier(accepts: accepts, handle: handle))
  }
}

/// A drag of values over the views of a host: one at a time.
@MainActor
package final class DragSession: GraphService {
  private unowned let graph: ViewGraph
  private var values: [Any]?
  private weak var target: Element?

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// The session of the host at work.
  package static var current: DragSession? { ViewGraph.current?.service(DragSession.self) }

  /// Lifts values; a drag that is on is given up.
  package func begin(_ values: [Any]) {
    cancel()
    self.values = values
  }

  /// The drag is at a point of the surface.
  package func move(to point: CGPoint) {
    guard let values else { return }
    let next = target(at: point, for: values)
    if next !== target {
      leave(values)
      target = next
      _ = next.flatMap { tell($0, .entered(place(point, in: $0)), values) }
    } else if let next {
      _ = tell(next, .moved(place(point, in: next)), values)
    }
  }

  /// Lets the values go at a point of the surface.
  ///
  /// - Returns: whether a view has taken them.
  package func end(at point: CGPoint) -> Bool {
    guard let values else { return false }
    move(to: point)
    guard let target else {
      self.values = nil
      return false
    }
    let isTaken = tell(target, .dropped(place(point, in: target)), values)
    leave(values)
    self.values = nil
    return isTaken
  }

  /// Gives the drag up.
  package func cancel() {
    if let values { leave(values) }
    values = nil
  }

  private func leave(_ values: [Any]) {
    if let target { _ = tell(target, .exited, values) }
    target = nil
  }

  private func tell(_ element: Element, _ event: DropEvent, _ values: [Any]) -> Bool {
    element.facet(DropTarget.self)?.handle(event, values) ?? false
  }

  private func place(_ point: CGPoint, in element: Element) -> CGPoint {
    element.location(ofSurfacePoint: Point(point.x, point.y), in: .local)
  }

  /// The innermost view at a point that takes the values.
  private func target(at point: CGPoint, for values: [Any]) -> Element? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    graph.sampleValues()
    return graph.elements(at: Point(point.x, point.y), for: .drop).first {
      $0.isEnabled && $0.facet(DropTarget.self)?.accepts(values) == true
    }
  }
}
