package import LegatoDisplay

extension ViewHost {
  private var touches: TouchDispatcher { graph.service(TouchDispatcher.self) }
  private var pointer: PointerTracker { graph.service(PointerTracker.self) }

  /// A finger comes down. Nothing happens where no view takes it. `id` tells fingers apart that
  /// are down at once.
  package func touchDown(id: Int = 0, at point: Point) {
    guard isInSupportedRange(point) else { return }
    run {
      synchronizeValues()
      touches.down(id, at: point, graph.elements(at: point))
    }
  }

  package func touchMove(id: Int = 0, to point: Point) {
    guard isInSupportedRange(point) else { return }
    run {
      synchronizeValues()
      touches.move(id, to: point)
    }
  }

  /// The finger is lifted where it is.
  package func touchUp(id: Int = 0) {
    run {
      synchronizeValues()
      touches.up(id)
    }
  }

  /// The touch is taken away, as by a telephone call.
  package func touchCancel(id: Int = 0) {
    run { touches.cancel(id) }
  }

  /// What a person touches is what is there at that moment, not what the last frame showed.
  private func synchronizeValues() {
    graph.synchronize(.values)
    viewsDidChange()
  }

  private func isInSupportedRange(_ point: Point) -> Bool {
    if point.x.isInSupportedRange, point.y.isInSupportedRange { return true }
    graph.report("touch: \(point) is no place on the surface; the event is left out.", at: nil)
    return false
  }

  package func tap(at point: Point) {
    touchDown(at: point)
    touchUp()
  }

  /// A pointer moves; `nil` where it leaves the surface.
  package func hover(at point: Point?) {
    run {
      synchronizeValues()
      pointer.move(to: point)
    }
  }

  /// Whether any view notices a pointer.
  package var noticesPointer: Bool {
    func notices(_ element: Element) -> Bool {
      element is any HoverHandler || element.drawnChildren.contains(where: notices)
    }
    return notices(graph.rootElement)
  }
}
