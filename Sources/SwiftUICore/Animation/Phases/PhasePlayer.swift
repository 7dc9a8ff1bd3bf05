/// Where a phase animator is, kept at the place of its view.
struct PhaseProgress<Phase: Equatable>: DynamicProperty, KeptByNode {
  private(set) var player: PhasePlayer<Phase>?

  nonisolated init() {}

  mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let player = storage as? PhasePlayer<Phase> ?? PhasePlayer(context.node)
    storage = player
    self.player = player
  }
}

/// Goes from phase to phase: each change is an animated write, whose completion makes the next.
@MainActor
final class PhasePlayer<Phase: Equatable> {
  /// A cycle that takes less than this, in seconds, shows nothing to anybody, and might be one of
  /// infinitely many at one moment.
  private static var minCycleDuration: Double { 0.001 }

  private weak var node: Node?
  private let index: StateLocation<Int>
  // What the view says now, which may be another thing than when the cycle began.
  private var phases: [Phase] = []
  private var animation: (Phase) -> Animation? = { _ in nil }
  private var loops = false

  /// Counts the cycles that were started, so that the end of an older one is ignored.
  private var cycle = 0
  private var isRunning = false
  private var cycleStart = -Double.infinity
  /// When the trigger last began a cycle.
  private var triggered = -Double.infinity
  private var stepsInCycle = 0
  /// A whole cycle has passed in no time.
  private var isWaiting = false
  /// How often something changed while the player was waiting.
  private(set) var awakenings = 0

  init(_ node: Node) {
    self.node = node
    index = StateLocation(0, node: node)
  }

  /// The phase to be shown; `nil` where the sequence is empty.
  func phase<Content>(of view: PhaseCycle<Phase, Content>) -> Phase? {
    phases = view.phases
    animation = view.animation
    loops = view.trigger == nil
    if isWaiting {
      isWaiting = false
      awakenings += 1
    }
    if phases.isEmpty, let node {
      node.graph.report("PhaseAnimator: there are no phases; nothing is shown.", at: node)
    }
    let current = index.get()
    return phases.isEmpty ? nil : phases[min(current, phases.count - 1)]
  }

  func appear() {
    if loops { start() }
  }

  func triggerDidChange() {
    guard !phases.isEmpty, let node else { return }
    // On the way to the second phase a cycle is where it would begin again.
    if isRunning, phases.count > 1, index.get() == 1 { return }
    // A trigger that does not equal itself, as NaN, changes with every step of the cycle that it begins:
    // where steps take no time there would be no end to it.
    if isRunning, node.graph.now - triggered < Self.minCycleDuration {
      node.graph.report(
        "PhaseAnimator: the trigger changes with every phase; the cycle goes on.", at: node)
      return
    }
    triggered = node.graph.now
    start()
  }

  /// Something has changed: there may be something to animate now.
  func goOn() {
    guard loops, !isRunning, let node else { return }
    // A change at the same moment would lead to the same again.
    if node.graph.now - cycleStart < Self.minCycleDuration { return isWaiting = true }
    start()
  }

  private func start() {
    cycle += 1
    isRunning = true
    if loops, phases.count > 1, let node { node.graph.journal?.noteLoop(at: node) }
    stepsInCycle = 0
    cycleStart = -.infinity
    go(to: loops ? index.get() + 1 : 1)
  }

  private func go(to next: Int) {
    guard let node, node.isMounted, !phases.isEmpty else { return isRunning = false }
    guard stepsInCycle < phases.count || beginsCycle(at: node) else { return }
    if stepsInCycle == 0 { cycleStart = node.graph.now }
    stepsInCycle += 1
    let next = next % phases.count
    let current = cycle
    withAnimation(animation(phases[next])) {
      index.set(next, CurrentTransaction.value)
    } completion: { [weak self] in
      self?.complete(current)
    }
  }

  /// Whether another cycle may begin: not where the last one has taken no time.
  private func beginsCycle(at node: Node) -> Bool {
    stepsInCycle = 0
    guard node.graph.now - cycleStart < Self.minCycleDuration else { return true }
    isRunning = false
    isWaiting = true
    // With one phase there is nothing to animate: that is how less motion is asked for.
    guard phases.count > 1 else { return false }
    node.graph.report(
      "PhaseAnimator: nothing animated in a whole cycle; it waits for a change.", at: node)
    return false
  }

  private func complete(_ cycle: Int) {
    guard cycle == self.cycle, isRunning else { return }
    let current = index.get()
    if loops || current != 0 {
      go(to: current + 1)
    } else {
      isRunning = false
    }
  }
}
