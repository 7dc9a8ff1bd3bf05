import LegatoDisplay

/// A finger that moves screens sideways: those of a stack from their leading edge, pages from
/// anywhere.
///
/// Distances and velocities count towards the trailing edge. The gesture begins once the finger has
/// moved 10 points, more across than along; what it has gone until then is not made up for.
package struct HorizontalPan: PrimitiveGesture {
  package typealias Value = Void

  /// How far from the leading edge the finger may come down, in points; anywhere where `nil`.
  var edgeWidth: Double?
  /// Whether only a finger that goes towards the trailing edge is meant.
  var isForwardOnly: Bool
  var isEnabled: Bool
  var handle: (HorizontalPanEvent) -> Void

  @MainActor package static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Void>
  {
    HorizontalPanRecognizer(gesture, inputs)
  }
}

package enum HorizontalPanEvent {
  /// With the width of the view, in points.
  case began(width: Double)
  /// The way since the beginning, in points.
  case moved(Double)
  /// The way, and points a second.
  case ended(Double, velocity: Double)
  case cancelled
}

private final class HorizontalPanRecognizer: OneFingerRecognizer<HorizontalPan> {
  private static let slop = 10.0

  private var press: TouchEvent?
  private var place = Point.zero
  private var sampler = VelocitySampler<Double>()
  private var grip: Double?
  private var unreported: [HorizontalPanEvent] = []
  private var isReported = false

  override var isPan: Bool { gesture.edgeWidth == nil }
  override var overridesTaps: Bool { status == .active }

  private var direction: Double { inputs.element.isRightToLeft ? -1 : 1 }

  override func began(_ event: TouchEvent) {
    press = event
    place = event.location
    sample(event)
    guard gesture.isEnabled else { return current = .failed }
    if let edgeWidth = gesture.edgeWidth {
      let element = inputs.element
      let edge = element.surfaceOrigin.x + (element.isRightToLeft ? element.size.width : 0)
      if (event.location.x - edge) * direction > edgeWidth { current = .failed }
    }
  }

  override func moved(_ event: TouchEvent) {
    place = event.location
    sample(event)
    if let grip {
      unreported.append(.moved(direction * (place.x - grip)))
      return current = .active(())
    }
    guard let press else { return }
    let (x, y) = (place.x - press.location.x, place.y - press.location.y)
    let length = hypot(x, y)
    guard length >= Self.slop else { return }
    guard abs(x) > abs(y), !gesture.isForwardOnly || x * direction > 0 else {
      return current = .failed
    }
    let grip = press.location.x + x * Self.slop / length
    self.grip = grip
    unreported += [
      .began(width: inputs.element.size.width), .moved(direction * (place.x - grip)),
    ]
    current = .active(())
  }

  override func lifted(_ event: TouchEvent) {
    if event.location != place { moved(event) }
    guard status == .active, let grip else { return current = .failed }
    unreported.append(
      .ended(
        direction * (place.x - grip), velocity: direction * sampler.velocity(at: event.time)))
    current = .ended(())
  }

  private func sample(_ event: TouchEvent) { sampler.add(event.location.x, event.time) }

  override func cancel() {
    let wasUnderWay = isReported && status == .active
    super.cancel()
    unreported = wasUnderWay ? [.cancelled] : []
  }

  override func reset() {
    super.reset()
    (press, grip, unreported, isReported) = (nil, nil, [], false)
    sampler.removeAll()
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    guard isOpen || isReported, !unreported.isEmpty else { return }
    isReported = true
    let handle = gesture.handle
    for event in unreported {
      switch event {
      case .began, .moved: actions.changes.append { handle(event) }
      case .ended, .cancelled: actions.ends.append { handle(event) }
      }
    }
    unreported = []
  }
}

extension View {
  /// Takes fingers that move sideways.
  ///
  /// - Parameters:
  ///   - edgeWidth: where the finger has to come down, in points from the leading edge. Such a
  ///     gesture comes before all that is in the view; one without an edge comes after.
  ///   - handle: is called under a transaction that tracks velocity while the finger moves, and
  ///     under a plain one at the end.
  nonisolated package func onHorizontalPan(
    edgeWidth: Double? = nil, isForwardOnly: Bool = false, isEnabled: Bool = true,
    _ handle: @escaping (HorizontalPanEvent) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: HorizontalPan(
          edgeWidth: edgeWidth, isForwardOnly: isForwardOnly, isEnabled: isEnabled,
          handle: handle),
        priority: edgeWidth == nil ? .normal : .high, fillsFrame: true))
  }
}
