/// Recognizes something made of two gestures.
@MainActor
class PairRecognizer<G: Gesture, First: Gesture, Second: Gesture>: GestureRecognizer<G> {
  final let first: GestureRecognizer<First>
  final let second: GestureRecognizer<Second>

  init(_ gesture: G, _ first: First, _ second: Second, _ inputs: _GestureInputs) {
    self.first = First.makeRecognizer(first, inputs)
    self.second = Second.makeRecognizer(second, inputs)
    super.init(gesture, inputs)
  }

  final func update(_ first: First, _ second: Second) {
    self.first.update(first)
    self.second.update(second)
  }

  override var version: Int { first.version &+ second.version }

  override var deadline: Double? {
    [first, second].compactMap { (each: any TouchRecognizer) in
      each.status.isOver ? nil : each.deadline
    }.min()
  }

  /// Both are taps, as far as they have not failed.
  override var yieldsToDrags: Bool {
    let open = [first, second].filter { (each: any TouchRecognizer) in each.status != .failed }
    return !open.isEmpty && open.allSatisfy(\.yieldsToDrags)
  }

  override var overridesTaps: Bool { first.overridesTaps || second.overridesTaps }

  override func receive(_ event: TouchEvent) {
    first.receive(event)
    second.receive(event)
  }

  override func pass(_ time: Double) {
    first.pass(time)
    second.pass(time)
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    first.dispatch(actions, isOpen: isOpen)
    second.dispatch(actions, isOpen: isOpen)
  }
}
