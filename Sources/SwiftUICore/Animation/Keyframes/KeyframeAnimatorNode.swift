/// Plays keyframes: while they run, the content is evaluated with the value of every frame.
///
/// What is shown is a function of the timeline, of when it was started, and of the time. Keyframes
/// start in an update of their own, which carries no animation; so the value itself always jumps to
/// where they begin, and other changes of the same action animate as they would without them.
@MainActor
final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: ContentNode<
  KeyframeAnimator<Value, KeyframePath, Content>, Content
>, FrameDriven
where Value == KeyframePath.Value {
  /// The value that the content was last evaluated with.
  private var shown: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var isRunning = false
  /// The mode that the keyframes were last started for; several changes in one turn are one.
  private var playedMode: KeyframeAnimator<Value, KeyframePath, Content>.Mode
  private var willPlay = false
  /// The event at the end of the keyframes.
  private var endEvent: EventQueue.ID?
  private var readable: KeyframeValues?

  override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: _ViewInputs) {
    shown = view.initialValue
    playedMode = view.mode
    super.init(view, inputs)
    if case .repeating = view.mode { play() }
    content = Content.makeNode(evaluate(), self.inputs())
    readable = KeyframeValues.make(of: shown, at: self)
    refreshReadable()
  }

  // MARK: Updates

  override func update(_ view: KeyframeAnimator<Value, KeyframePath, Content>) {
    self.view = view
    if playedMode != view.mode, !willPlay {
      willPlay = true
      graph.enqueue(Transaction()) { [weak self] in self?.playIfChanged() }
    }
    update()
  }

  private func playIfChanged() {
    willPlay = false
    guard isMounted, playedMode != view.mode else { return }
    playedMode = view.mode
    play()
    graph.markDirty(self)
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
    refreshReadable()
  }

  private func evaluate() -> Content { evaluating { view.content(shown) } }

  // MARK: Playing

  /// Starts the keyframes from now; where there is nothing to play, shows their first value.
  private func play() {
    let now = graph.now
    let isLoop: Bool
    let next: KeyframeTimeline<Value>
    switch view.mode {
    case .repeating(let repeats):
      isLoop = repeats
      next = KeyframeTimeline(view.initialValue, view.keyframes(view.initialValue))
    case .triggered:
      isLoop = false
      let current = value(at: now)
      let running = timeline.flatMap { isRunning ? ($0, now - start) : nil }
      next = KeyframeTimeline(current, view.keyframes(current), takingOverFrom: running)
    }
    stop()
    for fault in next.faults { graph.report("Keyframes: \(fault).", at: self) }
    timeline = next
    start = now
    shown = next.value(time: 0)
    guard next.duration > 0, view.mode != .repeating(false) else { return }
    isRunning = true
    graph.startDriving(self)
    if !isLoop {
      endEvent = graph.schedule(at: end) { [weak self] in self?.end(at: now) }
    }
  }

  private var loops: Bool { view.mode == .repeating(true) }
  private var end: Double { loops ? .infinity : start + (timeline?.duration ?? 0) }

  /// The value at a time of the keyframes that run; where none do, the one that they start from.
  private func value(at time: Double) -> Value {
    guard isRunning, let timeline else { return view.initialValue }
    let elapsed = time - start
    return timeline.value(
      time: loops ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : elapsed)
  }

  func drive(at time: Double) {
    guard isRunning else { return }
    shown = value(at: time)
    update()
  }

  /// The keyframes are over: their last value stays.
  private func end(at start: Double) {
    graph.enqueue(Transaction()) { [weak self] in
      guard let self, self.isMounted, self.isRunning, self.start == start else { return }
      if let timeline = self.timeline { self.shown = timeline.value(time: timeline.duration) }
      self.stop()
      self.graph.markDirty(self)
    }
  }

  private func stop() {
    if let endEvent { graph.events.cancel(endEvent) }
    endEvent = nil
    isRunning = false
    graph.stopDriving(self)
  }

  override func unmount() {
    super.unmount()
    stop()
  }

  // MARK: For people

  private func refreshReadable() {
    guard let readable else { return }
    readable.value = shown
    readable.last = timeline.map { $0.value(time: loops ? 0 : $0.duration) } ?? shown
    readable.isPlaying = isRunning
    readable.motionName = motionName
    readable.start = start
    readable.end = end
  }

  private var motionName: String {
    "keyframes(duration: \(timeline?.duration ?? 0))"
      + (loops ? ".repeatForever(autoreverses: false)" : "")
  }

  var drivenMotion: DrivenMotion? {
    DrivenMotion(property: KeyframeValues.name, animation: motionName, start: start, end: end)
  }

  override var pathComponent: String? { view.isModifier ? nil : "KeyframeAnimator" }
}
