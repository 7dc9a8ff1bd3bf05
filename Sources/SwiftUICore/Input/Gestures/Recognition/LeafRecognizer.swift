import LegatoDisplay

/// Recognizes a gesture from the events themselves.
@MainActor
class LeafRecognizer<G: Gesture>: GestureRecognizer<G> {
  final private(set) var events = 0
  final var current = GesturePhase<G.Value>.possible(nil) { didSet { events += 1 } }

  override var phase: GesturePhase<G.Value> { current }
  override var version: Int { events }
  override func cancel() { current = .failed }
  override func reset() { current = .possible(nil) }

  override func pass(_ time: Double) {
    guard !status.isOver, let deadline, time >= deadline else { return }
    deadlineDidPass(time)
  }

  func deadlineDidPass(_ time: Double) { current = .failed }

  /// Where a point of the surface is in a coordinate space, as things are shown now.
  final func location(_ point: Point, in space: CoordinateSpace) -> CGPoint {
    inputs.element.location(ofSurfacePoint: point, in: space)
  }

  /// A limit from a gesture's code; the default where it is not a number, and zero where it is
  /// negative. It may be infinite.
  final func limit(_ value: Double, else fallback: Double, _ name: String) -> Double {
    if value >= 0 { return value }
    let used = value.isNaN ? fallback : 0
    let element = inputs.element
    element.graph.report(
      "\(name): \(value) is \(value.isNaN ? "not a number" : "negative"); \(used) is used.",
      at: element.node)
    return used
  }
}

/// Recognizes a gesture of one finger: the first that comes down. Others are left out of account.
@MainActor
class OneFingerRecognizer<G: Gesture>: LeafRecognizer<G> {
  /// The finger that is followed, while it is down.
  final private(set) var finger: Int?

  override func receive(_ event: TouchEvent) {
    if event.kind == .began {
      guard finger == nil else { return status.isOver ? () : anotherBegan(event) }
      finger = event.finger
    }
    guard event.finger == finger else { return }
    if event.kind == .ended || event.kind == .cancelled { finger = nil }
    guard !status.isOver else { return }
    switch event.kind {
    case .began: began(event)
    case .moved: moved(event)
    case .ended: lifted(event)
    case .cancelled: cancel()
    }
  }

  override func reset() {
    super.reset()
    finger = nil
  }

  func began(_ event: TouchEvent) {}
  func moved(_ event: TouchEvent) {}
  func lifted(_ event: TouchEvent) {}
  /// A second finger comes down.
  func anotherBegan(_ event: TouchEvent) {}
}
