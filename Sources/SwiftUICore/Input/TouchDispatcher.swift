import LegatoDisplay

/// Brings what fingers do to the gestures of the views that they touch.
@MainActor
final class TouchDispatcher: GraphService, InputSource {
  private unowned let graph: ViewGraph
  private var sessions: [GestureSession] = []
  /// The event that wakes the gestures which wait for a time.
  private var wake: (event: EventQueue.ID, time: Double)?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether a gesture waits for a time of its own.
  var isWaiting: Bool { wake != nil }

  /// A finger comes down on the elements at a point, the one in front first. One that is down
  /// already is taken away first.
  func down(_ finger: Int, at point: Point, _ chain: [Element]) {
    cancel(finger)
    let handlers = Self.handlers(in: chain)
    guard !handlers.isEmpty else { return }
    let related = sessions.filter { session in handlers.contains(where: session.takesPart) }
    let session = related.first ?? GestureSession()
    for other in related.dropFirst() { session.absorb(other) }
    sessions.removeAll { session in related.contains { $0 === session } }
    sessions.append(session)
    session.down(finger, at: point, handlers, graph.now)
    finish()
  }

  func move(_ finger: Int, to point: Point) {
    session(of: finger)?.move(finger, to: point, graph.now)
    finish()
  }

  func up(_ finger: Int) {
    session(of: finger)?.end(finger, .ended, graph.now)
    finish()
  }

  func cancel(_ finger: Int) {
    session(of: finger)?.end(finger, .cancelled, graph.now)
    finish()
  }

  /// Gives up the gestures of views that are not there any more.
  func dropMissingViews() -> Bool {
    let gaveUp = sessions.reduce(false) { $1.giveUpMissing() || $0 }
    if gaveUp { finish() }
    return gaveUp
  }

  private func session(of finger: Int) -> GestureSession? {
    sessions.first { $0.hasFinger(finger) }
  }

  /// Forgets what is over, and makes sure that what waits is woken.
  private func finish() {
    sessions.removeAll(where: \.isOver)
    let time = sessions.compactMap(\.deadline).min()
    guard time != wake?.time else { return }
    if let wake { graph.events.cancel(wake.event) }
    wake = time.map { time in
      let event = graph.schedule(at: max(time, graph.now)) { [weak self] in self?.wakeUp() }
      return (event, time)
    }
  }

  private func wakeUp() {
    wake = nil
    graph.sampleValues()
    for session in sessions { session.pass(graph.now) }
    finish()
  }

  /// The handlers among elements that take part: those that are enabled, and that no handler
  /// further out leaves out.
  private static func handlers(in chain: [Element]) -> [any RecognizingElement] {
    var list: [any RecognizingElement] = []
    var includesInner = true
    for element in chain.reversed() {
      guard includesInner, let handler = element as? any RecognizingElement, handler.isEnabled
      else { continue }
      if handler.mask.contains(.gesture) { list.append(handler) }
      includesInner = handler.mask.contains(.subviews)
    }
    return list.reversed()
  }
}
