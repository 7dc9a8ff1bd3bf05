/// What every recognizer answers, whatever its values are.
///
/// A recognizer is a tree, as its gesture is. Events first change the phases of all; then it is
/// decided between gestures which of them may act; then those dispatch: callbacks are called.
@MainActor
protocol TouchRecognizer: AnyObject {
  var status: GestureStatus { get }
  /// When the phase changes by itself, in seconds of host time, without any event.
  var deadline: Double? { get }
  /// How many taps the gesture asks for; `nil` where it is not a tap.
  var tapCount: Int? { get }
  /// It is a tap that gives way as soon as the finger drags something.
  var yieldsToDrags: Bool { get }
  /// It is under way, and the fingers have moved too far for a tap to be meant.
  var overridesTaps: Bool { get }
  /// It scrolls: it takes fingers over from what is inside.
  var isPan: Bool { get }
  /// It gives way to one that scrolls, although it is under way.
  var yieldsToPans: Bool { get }
  /// It only looks on: no other gesture waits for it, or gives up for it.
  var isPassive: Bool { get }

  func receive(_ event: TouchEvent)
  /// Time has come this far.
  func pass(_ time: Double)
  /// Another gesture has the events, or they were taken away.
  func cancel()
  /// Makes ready for the next touch.
  func reset()
  /// Adds the callbacks that are due. `isOpen`: the gesture may act.
  func dispatch(_ actions: GestureActions, isOpen: Bool)
}

/// Recognizes a gesture whose values are of one type.
@MainActor
class Recognizer<Value>: _GestureOutputs<Value>, TouchRecognizer {
  var phase: GesturePhase<Value> { .failed }
  final var status: GestureStatus { phase.status }
  /// Grows with every event that may have changed the value.
  var version: Int { 0 }
  var deadline: Double? { nil }
  var tapCount: Int? { nil }
  var yieldsToDrags: Bool { false }
  var overridesTaps: Bool { false }
  var isPan: Bool { false }
  var yieldsToPans: Bool { false }
  var isPassive: Bool { false }

  func receive(_ event: TouchEvent) {}
  func pass(_ time: Double) {}
  func cancel() {}
  func reset() {}
  func dispatch(_ actions: GestureActions, isOpen: Bool) {}
}

/// Recognizes a gesture of one type. The gesture may be replaced by a newer one in the middle: what
/// has been recognized of it stays.
@MainActor
class GestureRecognizer<G: Gesture>: Recognizer<G.Value> {
  final private(set) var gesture: G

  init(_ gesture: G, _ inputs: _GestureInputs) {
    self.gesture = gesture
    super.init(inputs)
  }

  func update(_ gesture: G) { self.gesture = gesture }
}

/// Recognizes what another one does, and does something with it.
@MainActor
class WrappingRecognizer<G: Gesture, Content: Gesture>: GestureRecognizer<G> {
  final let content: GestureRecognizer<Content>

  init(_ gesture: G, _ content: GestureRecognizer<Content>, _ inputs: _GestureInputs) {
    self.content = content
    super.init(gesture, inputs)
  }

  override var version: Int { content.version }
  override var deadline: Double? { content.deadline }
  override var tapCount: Int? { content.tapCount }
  override var yieldsToDrags: Bool { content.yieldsToDrags }
  override var overridesTaps: Bool { content.overridesTaps }
  override var yieldsToPans: Bool { content.yieldsToPans }
  override func receive(_ event: TouchEvent) { content.receive(event) }
  override func pass(_ time: Double) { content.pass(time) }
  override func cancel() { content.cancel() }
  override func reset() { content.reset() }
  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    content.dispatch(actions, isOpen: isOpen)
  }
}
