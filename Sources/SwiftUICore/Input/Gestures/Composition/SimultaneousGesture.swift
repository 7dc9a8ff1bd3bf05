/// A gesture containing two gestures that can happen at the same time with neither of them
/// preceding the other.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of a simultaneous gesture that indicates which of its two gestures receives events.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first of two gestures that can happen simultaneously.
  public var first: First
  /// The second of two gestures that can happen simultaneously.
  public var second: Second

  /// Creates a gesture with two gestures that can receive updates or succeed independently of each
  /// other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Creates the recognizer of both gestures.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    SimultaneousRecognizer(gesture, inputs)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  SimultaneousGesture<First, Second>, First, Second
>
{
  init(_ gesture: SimultaneousGesture<First, Second>, _ inputs: _GestureInputs) {
    super.init(gesture, gesture.first, gesture.second, inputs)
  }

  override func update(_ gesture: SimultaneousGesture<First, Second>) {
    super.update(gesture)
    update(gesture.first, gesture.second)
  }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.status, second.status) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    default: return .active(value)
    }
  }
}

extension Gesture {
  /// Combines a gesture with another gesture to create a new gesture that recognizes both gestures
  /// at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
}
