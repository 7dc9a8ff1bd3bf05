/// A gesture that recognizes one or more taps.
///
/// A finger may wander 45 points and stay down for 0.75 seconds; the next of several taps has to
/// begin within 0.35 seconds.
nonisolated public struct TapGesture: PrimitiveGesture {
  /// A tap has no value.
  public typealias Value = Void

  /// The required number of tap events. Below one it counts as one.
  public var count: Int

  /// Creates a tap gesture with the number of required taps.
  public init(count: Int = 1) { self.count = count }

  /// Creates the recognizer of the taps.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Void>
  {
    PlainTapRecognizer(gesture, inputs)
  }
}

private final class PlainTapRecognizer: TapRecognizer<TapGesture> {
  override var wantedCount: Int { gesture.count }
  override func value(_ event: TouchEvent) -> Void? { () }
}
