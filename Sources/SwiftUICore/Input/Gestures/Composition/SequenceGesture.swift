/// A gesture that's a sequence of two gestures.
///
/// The second begins when the first has ended, with the fingers that are down then, where they are.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so
  /// the second gesture can start.
  public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture in a sequence of two gestures.
  public var first: First
  /// The second gesture in a sequence of two gestures.
  public var second: Second

  /// Creates a sequence gesture with two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Creates the recognizer of both gestures.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    SequenceRecognizer(gesture, inputs)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  SequenceGesture<First, Second>, First, Second
>
{
  private var hasSecondBegun = false
  /// The fingers that are down, each where it is.
  private var fingers: [Int: TouchEvent] = [:]

  init(_ gesture: SequenceGesture<First, Second>, _ inputs: _GestureInputs) {
    super.init(gesture, gesture.first, gesture.second, inputs)
  }

  override func update(_ gesture: SequenceGesture<First, Second>) {
    super.update(gesture)
    update(gesture.first, gesture.second)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    return switch second.phase {
    case .possible(let next): .active(.second(value, next))
    case .active(let next): .active(.second(value, next))
    case .ended(let next): .ended(.second(value, next))
    case .failed: .failed
    }
  }

  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .began, .moved: fingers[event.finger] = event
    case .ended, .cancelled: fingers[event.finger] = nil
    }
    if hasSecondBegun {
      second.receive(event)
    } else {
      first.receive(event)
      beginSecond(event.time)
    }
  }

  override func pass(_ time: Double) {
    if hasSecondBegun {
      second.pass(time)
    } else {
      first.pass(time)
      beginSecond(time)
    }
  }

  private func beginSecond(_ time: Double) {
    guard first.status == .ended else { return }
    hasSecondBegun = true
    for var touch in fingers.values.sorted(by: { $0.finger < $1.finger }) {
      touch.kind = .began
      touch.time = time
      second.receive(touch)
    }
  }

  override var deadline: Double? { hasSecondBegun ? second.deadline : first.deadline }
  override var yieldsToDrags: Bool { !hasSecondBegun && first.yieldsToDrags }
  override var overridesTaps: Bool {
    hasSecondBegun ? second.overridesTaps : first.overridesTaps
  }

  override func reset() {
    super.reset()
    hasSecondBegun = false
    fingers = [:]
  }
}

extension Gesture {
  /// Sequences a gesture with another one to create a new gesture, which results in the second
  /// gesture only receiving events after the first gesture succeeds.
  nonisolated public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  {
    SequenceGesture(self, other)
  }
}
