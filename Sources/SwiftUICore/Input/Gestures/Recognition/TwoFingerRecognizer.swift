import LegatoDisplay

/// Recognizes what two fingers do to each other: the first two that come down. A third one is left
/// out of account.
@MainActor
class TwoFingerRecognizer<G: Gesture>: LeafRecognizer<G> {
  private var fingers: [TouchEvent] = []
  /// The middle between the fingers when the second came down, on the surface.
  final private(set) var startCenter = Point.zero

  override func receive(_ event: TouchEvent) {
    guard !status.isOver else { return }
    let index = fingers.firstIndex { $0.finger == event.finger }
    switch event.kind {
    case .began:
      guard index == nil, fingers.count < 2 else { return }
      fingers.append(event)
      guard fingers.count == 2 else { return }
      let (first, second) = (fingers[0].location, fingers[1].location)
      startCenter = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
      began(from: first, to: second, event.time)
    case .moved:
      guard let index else { return }
      fingers[index] = event
      if fingers.count == 2 {
        moved(from: fingers[0].location, to: fingers[1].location, event.time)
      }
    case .ended:
      guard index != nil else { return }
      if case .active(let value) = current { current = .ended(value) } else { current = .failed }
    case .cancelled:
      if index != nil { cancel() }
    }
  }

  override func reset() {
    super.reset()
    fingers = []
  }

  override var overridesTaps: Bool { status == .active }

  func began(from first: Point, to second: Point, _ time: Double) {}
  func moved(from first: Point, to second: Point, _ time: Double) {}

  /// Where the fingers came down, in the modified view and in parts of its size.
  final var start: (location: CGPoint, anchor: UnitPoint) {
    let location = location(startCenter, in: .local)
    let size = inputs.element.size
    return (
      location,
      UnitPoint(
        x: size.width > 0 ? location.x / size.width : 0.5,
        y: size.height > 0 ? location.y / size.height : 0.5)
    )
  }
}
