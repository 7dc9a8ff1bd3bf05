import LegatoDisplay

/// The gestures that some fingers are about, from the first finger down until every gesture has
/// come to its end.
///
/// Which of them may act follows from how they are written: a gesture comes after those of the view
/// that it is attached to, or before them (`highPriorityGesture`), or neither. One that comes after
/// another waits until that has failed, and fails when that is recognized.
@MainActor
final class GestureSession {
  /// The outermost first.
  private(set) var entries: [GestureEntry] = []
  private var fingers: [Int: (location: Point, entries: [GestureEntry])] = [:]

  func hasFinger(_ finger: Int) -> Bool { fingers[finger] != nil }
  var hasFingers: Bool { !fingers.isEmpty }

  func takesPart(_ handler: any RecognizingElement) -> Bool {
    entries.contains { $0.handler === handler }
  }

  /// The gestures that had the fingers before the event that is being told.
  private var recognizedBefore: Set<ObjectIdentifier> = []

  /// The next time at which something happens by itself.
  var deadline: Double? {
    entries.compactMap { $0.status.isOver ? nil : $0.recognizer.deadline }.min()
  }

  /// Nothing more comes of it: its gestures are ready for another session.
  private(set) var isOver = false

  func absorb(_ other: GestureSession) {
    entries += other.entries
    fingers.merge(other.fingers) { mine, _ in mine }
    sort()
  }

  private func sort() {
    entries = entries.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element)
  }

  // MARK: Events

  /// A finger comes down on handlers, the innermost first.
  func down(_ finger: Int, at point: Point, _ handlers: [any RecognizingElement], _ time: Double) {
    // What has come to its end takes part again, where this is another touch.
    if !hasFingers {
      for entry in entries where entry.isFinished {
        entry.recognizer.reset()
        entry.isOpen = false
      }
    }
    var touched: [GestureEntry] = []
    for (index, handler) in handlers.enumerated() {
      if let entry = entries.first(where: { $0.handler === handler }) {
        touched.append(entry)
        continue
      }
      let entry = GestureEntry(handler, above: Array(handlers[(index + 1)...]))
      // What is under way already is not given up for a finger that comes later.
      let isLate = entries.contains {
        $0.isRecognized && ($0.comesAfter(entry) || entry.comesAfter($0))
      }
      if isLate { entry.recognizer.cancel() }
      touched.append(entry)
    }
    entries += touched.filter { entry in !entries.contains { $0 === entry } }
    sort()
    fingers[finger] = (point, touched)
    deliver(TouchEvent(kind: .began, finger: finger, location: point, time: time))
  }

  func move(_ finger: Int, to point: Point, _ time: Double) {
    fingers[finger]?.location = point
    deliver(TouchEvent(kind: .moved, finger: finger, location: point, time: time))
  }

  /// The finger is lifted where it was last, or taken away.
  func end(_ finger: Int, _ kind: TouchEvent.Kind, _ time: Double) {
    guard let location = fingers[finger]?.location else { return }
    deliver(TouchEvent(kind: kind, finger: finger, location: location, time: time)) {
      self.fingers[finger] = nil
    }
  }

  func pass(_ time: Double) {
    for entry in entries where !entry.status.isOver { entry.recognizer.pass(time) }
    decide()
  }

  private func deliver(_ event: TouchEvent, then: () -> Void = {}) {
    cancelMissing()
    recognizedBefore = Set(entries.filter(\.isRecognized).map(ObjectIdentifier.init))
    for entry in fingers[event.finger]?.entries ?? [] { entry.recognizer.receive(event) }
    then()
    decide()
  }

  /// Gives up the gestures of views that have gone, are on their way out or are disabled.
  private func cancelMissing() {
    for entry in entries where !entry.isFinished && !entry.isPresent { entry.recognizer.cancel() }
  }

  /// Gives up what is missing; answers whether anything was.
  func giveUpMissing() -> Bool {
    guard entries.contains(where: { !$0.isFinished && !$0.isPresent }) else { return false }
    cancelMissing()
    decide()
    return true
  }

  // MARK: Who may act

  private func decide() {
    while decideOnce() {}
    let actions = entries.map { entry in
      let actions = GestureActions()
      entry.recognizer.dispatch(actions, isOpen: entry.isOpen)
      return actions
    }
    isOver = fingers.isEmpty && entries.allSatisfy(\.isFinished)
    if isOver { for entry in entries { entry.recognizer.reset() } }
    for action in actions { action.run() }
  }

  /// A gesture that scrolls begins: what is inside gives way, unless it was under way before and is
  /// more than a press. Answers whether anything has changed.
  private func takeOver(_ entry: GestureEntry) -> Bool {
    guard entry.recognizer.isPan, entry.status.isRecognized, !entry.isOpen else { return false }
    let rivals = entries.filter { $0 !== entry && $0.status != .failed && entry.comesAfter($0) }
    let yielding = rivals.filter { rival in
      if rival.recognizer.isPan { return false }
      return !recognizedBefore.contains(ObjectIdentifier(rival)) || rival.yieldsToPans
    }
    for rival in yielding { rival.recognizer.cancel() }
    return !yielding.isEmpty
  }

  /// Goes through the gestures once. Every change makes one of them open or failed, for good.
  private func decideOnce() -> Bool {
    for entry in entries where entry.status != .failed {
      if takeOver(entry) { return true }
      let rivals = entries.filter { $0 !== entry && entry.comesAfter($0) }
      // What gives way to a gesture that scrolls does not end it.
      let winners = rivals.filter {
        $0.isRecognized && !(entry.recognizer.isPan && $0.yieldsToPans)
      }
      if !winners.isEmpty {
        entry.recognizer.cancel()
        return true
      }
      guard !entry.isOpen else { continue }
      let pending = rivals.filter { $0.status != .failed }
      if pending.isEmpty {
        entry.isOpen = true
        return true
      }
      if entry.recognizer.overridesTaps, pending.allSatisfy(\.recognizer.yieldsToDrags) {
        for rival in pending { rival.recognizer.cancel() }
        return true
      }
    }
    return false
  }
}
