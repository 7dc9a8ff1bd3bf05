import LegatoDisplay

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
///
/// Two fingers make it: the angle of the line between them, clockwise from what it was when the
/// second came down. It goes on beyond half a turn.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The type representing the gesture's value.
  public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event, by the host's clock.
    public var time: Date
    /// The relative amount that the gesture has rotated by; clockwise is positive.
    public var rotation: Angle
    /// The current rotation velocity, per second.
    public var velocity: Angle
    /// The initial anchor point of the gesture in the modified view's coordinate space.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the modified view's coordinate space, in points.
    public var startLocation: CGPoint
  }

  /// The minimum delta required before the gesture succeeds. Not a number counts as one degree,
  /// what is negative as zero.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum delta for the gesture to succeed.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Creates the recognizer of the rotation.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    RotateRecognizer(gesture, inputs)
  }
}

private final class RotateRecognizer: TwoFingerRecognizer<RotateGesture> {
  private var lastDirection = 0.0
  /// In radians, whole turns included.
  private var rotation = 0.0
  private var begin = (location: CGPoint.zero, anchor: UnitPoint.center)
  private var sampler = VelocitySampler<Double>()

  override func began(from first: Point, to second: Point, _ time: Double) {
    lastDirection = atan2(second.y - first.y, second.x - first.x)
    rotation = 0
    begin = start
    sampler.removeAll()
    sampler.add(0, time)
  }

  override func moved(from first: Point, to second: Point, _ time: Double) {
    // Two fingers at one place have no direction.
    guard first != second else { return }
    let direction = atan2(second.y - first.y, second.x - first.x)
    rotation += remainder(direction - lastDirection, 2 * .pi)
    lastDirection = direction
    sampler.add(rotation, time)
    let delta = limit(
      gesture.minimumAngleDelta.radians, else: Angle.degrees(1).radians, "minimumAngleDelta")
    guard status == .active || abs(rotation) >= delta else { return }
    current = .active(
      RotateGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: time), rotation: .radians(rotation),
        velocity: .radians(sampler.velocity(at: time)), startAnchor: begin.anchor,
        startLocation: begin.location))
  }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
@available(iOS, deprecated: 100000.0, renamed: "RotateGesture")
nonisolated public struct RotationGesture: Gesture {
  /// The angle by which the fingers have rotated since the start.
  public typealias Value = Angle

  /// The minimum delta required before the gesture succeeds.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum delta for the gesture to succeed.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A rotate gesture whose value is the angle alone.
  @MainActor public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
