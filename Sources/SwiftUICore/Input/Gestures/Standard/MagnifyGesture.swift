import LegatoDisplay

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
///
/// Two fingers make it: their distance in parts of what it was when the second came down.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The type representing the gesture's value.
  public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event, by the host's clock.
    public var time: Date
    /// The relative amount that the gesture has magnified by: 2 is twice as far apart.
    public var magnification: CGFloat
    /// The current magnification velocity, per second.
    public var velocity: CGFloat
    /// The initial anchor point of the gesture in the modified view's coordinate space.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the modified view's coordinate space, in points.
    public var startLocation: CGPoint
  }

  /// The minimum required delta before the gesture starts. Not a number counts as 0.01, what is
  /// negative as zero.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a given minimum delta for the gesture to start.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Creates the recognizer of the magnification.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    MagnifyRecognizer(gesture, inputs)
  }
}

private final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture> {
  /// Fingers that are closer than this count as this far apart, in points.
  private static let minDistance = 1.0

  private var startDistance = 1.0
  private var begin = (location: CGPoint.zero, anchor: UnitPoint.center)
  private var sampler = VelocitySampler<Double>()

  private func distance(_ first: Point, _ second: Point) -> Double {
    max(Self.minDistance, hypot(second.x - first.x, second.y - first.y))
  }

  override func began(from first: Point, to second: Point, _ time: Double) {
    startDistance = distance(first, second)
    begin = start
    sampler.removeAll()
    sampler.add(1, time)
  }

  override func moved(from first: Point, to second: Point, _ time: Double) {
    let magnification = distance(first, second) / startDistance
    sampler.add(magnification, time)
    let delta = limit(Double(gesture.minimumScaleDelta), else: 0.01, "minimumScaleDelta")
    guard status == .active || abs(magnification - 1) >= delta else { return }
    current = .active(
      MagnifyGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: time), magnification: magnification,
        velocity: sampler.velocity(at: time), startAnchor: begin.anchor,
        startLocation: begin.location))
  }
}

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
@available(iOS, deprecated: 100000.0, renamed: "MagnifyGesture")
nonisolated public struct MagnificationGesture: Gesture {
  /// The magnification: 1 at the start, 2 at twice the distance of the fingers.
  public typealias Value = CGFloat

  /// The minimum required delta before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture with a given minimum delta for the gesture to start.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// A magnify gesture whose value is the magnification alone.
  @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
