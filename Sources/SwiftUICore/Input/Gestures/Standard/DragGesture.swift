/// A dragging motion that invokes an action as the drag-event sequence changes.
///
/// It follows the first finger that comes down, wherever it goes, and ends where it is lifted.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The minimum dragging distance before the gesture succeeds, in points. At zero and below the
  /// gesture begins when the finger comes down; not a number counts as 10. A drag that begins before
  /// 10 points is cancelled where a scroll view around it takes the finger over, unless it is a
  /// `highPriorityGesture` or a `simultaneousGesture`.
  public var minimumDistance: CGFloat
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a dragging gesture with the minimum dragging distance before the gesture succeeds and
  /// the coordinate space of the gesture's location.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a dragging gesture with the minimum dragging distance before the gesture succeeds and
  /// the coordinate space of the gesture's location.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates the recognizer of the drag.
  @MainActor public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    DragRecognizer(gesture, inputs)
  }
}

private final class DragRecognizer: OneFingerRecognizer<DragGesture> {
  /// A finger that has moved this far does not tap, in points.
  private static let overridingDistance = 10.0

  private var press: TouchEvent?
  private var startLocation = CGPoint.zero
  private var hasLeftTaps = false
  private var lastLocation = CGPoint.zero
  private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()

  override var overridesTaps: Bool { status == .active && hasLeftTaps }

  /// What begins before a finger has moved far enough to scroll does not keep it from scrolling.
  override var yieldsToPans: Bool {
    let minimum = Double(gesture.minimumDistance)
    return (minimum.isNaN ? Self.overridingDistance : minimum) < Self.overridingDistance
  }

  override func began(_ event: TouchEvent) {
    press = event
    sampler.removeAll()
    startLocation = location(event.location, in: gesture.coordinateSpace)
    follow(event, isStart: true)
  }

  override func moved(_ event: TouchEvent) { follow(event) }

  override func lifted(_ event: TouchEvent) {
    follow(event)
    if case .active(let value) = current { current = .ended(value) } else { current = .failed }
  }

  private func follow(_ event: TouchEvent, isStart: Bool = false) {
    guard let press else { return }
    let location = location(event.location, in: gesture.coordinateSpace)
    // A finger that is lifted where it was has not slowed down: it has rested.
    if isStart || event.kind != .ended || location != lastLocation {
      sampler.add(AnimatablePair(location.x, location.y), event.time)
    }
    lastLocation = location
    let distance = event.distance(from: press)
    hasLeftTaps = hasLeftTaps || distance >= Self.overridingDistance
    let minimum = limit(Double(gesture.minimumDistance), else: 10, "minimumDistance")
    guard status == .active || distance >= minimum else { return }
    let velocity = sampler.velocity(at: event.time)
    current = .active(
      DragGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
        startLocation: startLocation,
        velocity: CGSize(width: velocity.first, height: velocity.second)))
  }

  override func reset() {
    super.reset()
    press = nil
    hasLeftTaps = false
    sampler.removeAll()
  }
}
