/// A gesture that consists of two gestures where only one of them can succeed.
///
/// The first gesture has precedence: what the second has come to counts only once the first has
/// failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of an exclusive gesture that indicates which of two gestures succeeded.
  public enum Value {
    /// The first of two gestures succeeded.
    case first(First.Value)
    /// The second of two gestures succeeded.
    case second(Second.Value)
  }

  /// The first of two gestures.
  public var first: First
  /// The second of two gestures.
  public var second: Second

  /// Creates a gesture from two gestures where only one of them succeeds.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Creates the recognizer of both gestures.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    ExclusiveRecognizer(gesture, inputs)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  ExclusiveGesture<First, Second>, First, Second
>
{
  init(_ gesture: ExclusiveGesture<First, Second>, _ inputs: _GestureInputs) {
    super.init(gesture, gesture.first, gesture.second, inputs)
  }

  override func update(_ gesture: ExclusiveGesture<First, Second>) {
    super.update(gesture)
    update(gesture.first, gesture.second)
  }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.status == .failed
      ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }

  override func receive(_ event: TouchEvent) {
    super.receive(event)
    arbitrate()
  }

  override func pass(_ time: Double) {
    super.pass(time)
    arbitrate()
  }

  private func arbitrate() {
    if first.status.isRecognized, second.status != .failed { second.cancel() }
    if first.yieldsToDrags, second.overridesTaps { first.cancel() }
  }

  override var overridesTaps: Bool {
    first.status == .failed ? second.overridesTaps : first.overridesTaps
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    first.dispatch(actions, isOpen: isOpen)
    second.dispatch(actions, isOpen: isOpen && first.status == .failed)
  }
}

extension Gesture {
  /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds,
  /// giving precedence to the first gesture.
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  {
    ExclusiveGesture(self, other)
  }
}
