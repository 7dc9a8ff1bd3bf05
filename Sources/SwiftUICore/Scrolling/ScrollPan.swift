import LegatoDisplay

/// The gesture that scrolls. It takes the finger over from what is inside once that has moved far
/// enough along an axis that scrolls; what is sliding is caught at once. The end of a motion that
/// nobody sees any more is not: a touch then is one of what is inside.
struct ScrollPan: PrimitiveGesture {
  typealias Value = Void

  /// How far a finger moves before the content does, in points.
  static let slop = 10.0

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    ScrollPanRecognizer(gesture, inputs)
  }
}

private final class ScrollPanRecognizer: OneFingerRecognizer<ScrollPan> {
  private weak var scroll: ScrollElement?
  private var press: TouchEvent?
  /// Where the finger took hold, and where the content was.
  private var grip: (finger: Point, content: Point)?
  private var place = Point.zero
  private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
  /// Where the finger takes hold as soon as the gesture may act.
  private var pendingGrip: Point?
  private var lift: (velocity: Point, isPending: Bool)?

  override init(_ gesture: ScrollPan, _ inputs: _GestureInputs) {
    scroll = inputs.element as? ScrollElement
    super.init(gesture, inputs)
  }

  override var isPan: Bool { true }
  override var overridesTaps: Bool { status == .active }

  override func began(_ event: TouchEvent) {
    press = event
    place = event.location
    sample(event)
    if scroll?.isSliding == true {
      pendingGrip = place
      current = .active(())
    }
  }

  override func moved(_ event: TouchEvent) {
    place = event.location
    sample(event)
    if status == .active { return current = .active(()) }
    guard let press, let scroll else { return }
    let (x, y) = (place.x - press.location.x, place.y - press.location.y)
    let length = hypot(x, y)
    guard length >= ScrollPan.slop else { return }
    let axis = abs(x) > abs(y) ? Axis.horizontal : .vertical
    guard scroll.axes.contains(axis.set) else { return current = .failed }
    if axis == .vertical,
      scroll.enclosingSheet?.takesOver(from: scroll, isDownwards: place.y > press.location.y)
        ?? false
    {
      return current = .failed
    }
    // The content starts from where it is: what the finger has gone until now is not made up for.
    let part = ScrollPan.slop / length
    pendingGrip = Point(press.location.x + x * part, press.location.y + y * part)
    current = .active(())
  }

  override func lifted(_ event: TouchEvent) {
    if event.location != place { moved(event) }
    guard status == .active else { return current = .failed }
    let velocity = sampler.velocity(at: event.time)
    lift = (Point(-velocity.first, -velocity.second), true)
    current = .ended(())
  }

  private func sample(_ event: TouchEvent) {
    sampler.add(AnimatablePair(event.location.x, event.location.y), event.time)
  }

  override func cancel() {
    super.cancel()
    pendingGrip = nil
    if grip != nil, lift == nil { lift = (.zero, true) }
  }

  override func reset() {
    super.reset()
    (press, grip, pendingGrip, lift) = (nil, nil, nil, nil)
    sampler.removeAll()
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    guard isOpen, let scroll, scroll.isInTree else { return }
    if let start = pendingGrip {
      pendingGrip = nil
      grip = (start, scroll.hold())
      scroll.dismissKeyboard(isBeginning: true, at: place)
    }
    guard let grip else { return }
    if status.isRecognized {
      scroll.dismissKeyboard(isBeginning: false, at: place)
      scroll.drag(
        to: Point(
          grip.content.x - (place.x - grip.finger.x), grip.content.y - (place.y - grip.finger.y)))
    }
    if let lift, lift.isPending {
      self.lift?.isPending = false
      self.grip = nil
      scroll.letGo(velocity: lift.velocity)
    }
  }
}
