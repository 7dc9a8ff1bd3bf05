/// Recognizes what another one does, which may be replaced by one of another kind, or be missing.
///
/// A gesture that is replaced in the middle is given up; the new one takes part from the next touch
/// on.
@MainActor
class ReplaceableRecognizer<G: Gesture>: GestureRecognizer<G> {
  final private(set) var content: Recognizer<G.Value>?
  /// Given up, and not told so yet.
  private var replaced: [Recognizer<G.Value>] = []
  private var hasReceived = false

  init(_ gesture: G, _ content: Recognizer<G.Value>?, _ inputs: _GestureInputs) {
    self.content = content
    super.init(gesture, inputs)
  }

  final func replaceContent(with new: Recognizer<G.Value>?) {
    if let content, hasReceived {
      content.cancel()
      new?.cancel()
      replaced.append(content)
    }
    content = new
  }

  override var phase: GesturePhase<G.Value> { content?.phase ?? .failed }
  override var version: Int { content?.version ?? 0 }
  override var deadline: Double? { content?.deadline }
  override var tapCount: Int? { content?.tapCount }
  override var yieldsToDrags: Bool { content?.yieldsToDrags ?? false }
  override var overridesTaps: Bool { content?.overridesTaps ?? false }

  override func receive(_ event: TouchEvent) {
    hasReceived = true
    content?.receive(event)
  }

  override func pass(_ time: Double) { content?.pass(time) }
  override func cancel() { content?.cancel() }

  override func reset() {
    hasReceived = false
    content?.reset()
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    for recognizer in replaced { recognizer.dispatch(actions, isOpen: isOpen) }
    replaced = []
    content?.dispatch(actions, isOpen: isOpen)
  }
}
