/// A gesture that succeeds when the user performs a long press.
///
/// It ends, with `true`, while the finger is still down, as soon as it has been down for long
/// enough. Until then its value is `true` and changing: `updating` and `onChanged` are called when
/// the finger comes down.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  /// `true` while the finger is down and when the press succeeds.
  public typealias Value = Bool

  /// The minimum duration of the long press that must elapse before the gesture succeeds, in
  /// seconds. Zero and below succeed at once, infinity never does; not a number counts as 0.5.
  public var minimumDuration: Double
  /// The maximum distance that the long press can move before the gesture fails, in points. Not a
  /// number counts as 10.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture with a minimum duration and a maximum distance that the
  /// interaction can move before the gesture fails.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Creates the recognizer of the press.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Bool>
  {
    LongPressRecognizer(gesture, inputs)
  }
}

final class LongPressRecognizer: OneFingerRecognizer<LongPressGesture> {
  private var press: TouchEvent?

  /// The finger is down and has not moved too far, also after the gesture has ended.
  var isPressing: Bool { finger != nil && press != nil && status != .failed }

  override var deadline: Double? {
    guard let press, status == .possible else { return nil }
    let deadline = press.time + limit(gesture.minimumDuration, else: 0.5, "minimumDuration")
    return deadline.isFinite ? deadline : nil
  }

  override func began(_ event: TouchEvent) {
    press = event
    current = .possible(true)
    pass(event.time)
  }

  override func deadlineDidPass(_ time: Double) { current = .ended(true) }

  override func moved(_ event: TouchEvent) {
    guard let press else { return }
    let distance = limit(Double(gesture.maximumDistance), else: 10, "maximumDistance")
    if event.distance(from: press) > distance { current = .failed }
  }

  override func lifted(_ event: TouchEvent) { current = .failed }

  override func reset() {
    super.reset()
    press = nil
  }
}
