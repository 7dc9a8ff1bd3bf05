/// The effects of one symbol: those that run, and those that hold it.
@MainActor
final class SymbolEffectPlayer {
  private unowned let element: Element
  private var requests: [SymbolEffectRequest] = []
  private var runs: [(source: Int, run: SymbolRun)] = []
  private var holds: [Int: SymbolHold] = [:]
  private var attribute: SymbolEffectAttribute?
  private var endEvent: EventQueue.ID?
  private var reducesMotion = false
  private var isRightToLeft = false

  init(_ element: Element) {
    self.element = element
  }

  /// Takes over what the environment asks for.
  func update(_ requests: [SymbolEffectRequest], reducesMotion: Bool, isRightToLeft: Bool) {
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    guard requests != self.requests else { return }
    let old = self.requests
    self.requests = requests
    if attribute == nil { attribute = SymbolEffectAttribute(element, self) }
    for request in requests {
      update(request, from: old.first { $0.source == request.source && $0.kind == request.kind })
    }
    for request in old
    where !requests.contains(where: { $0.source == request.source && $0.kind == request.kind }) {
      finish(request)
    }
    schedule()
  }

  private func update(_ request: SymbolEffectRequest, from old: SymbolEffectRequest?) {
    switch request.trigger {
    case .count(let count):
      // A symbol that comes later has missed what was before.
      guard let old, old.trigger != .count(count) else { return }
      start(request, goesOn: false)
    case .active(let isActive):
      let wasActive = old?.trigger == .active(true)
      if SymbolCycle(request.kind) == nil {
        hold(request, isActive)
      } else if isActive, !wasActive || old?.options != request.options {
        if let old, wasActive { finish(old) }
        start(request, goesOn: true)
      } else if !isActive, wasActive {
        finish(request)
      }
    }
  }

  private func start(_ request: SymbolEffectRequest, goesOn: Bool) {
    guard let cycle = SymbolCycle(request.kind) else { return }
    let now = element.graph.now
    let run = SymbolRun(cycle, request.options, goesOn: goesOn, at: now)
    let index = runs.lastIndex { $0.source == request.source && $0.run.end > now }
    if let index, !goesOn, runs[index].run.cycle == cycle {
      runs[index].run.again(run, at: now)
    } else if let index, goesOn, runs[index].run.end < .infinity {
      // What comes to rest does so first, and begins again there.
      let rest = runs[index].run.end
      runs.append(
        (request.source, SymbolRun(cycle, request.options, goesOn: true, at: max(now, rest))))
    } else {
      runs.append((request.source, run))
    }
  }

  private func finish(_ request: SymbolEffectRequest) {
    let now = element.graph.now
    holds[request.source]?.move(to: 0, reducesMotion: reducesMotion)
    for index in runs.indices where runs[index].source == request.source {
      runs[index].run.finish(at: max(now, runs[index].run.start))
    }
    // What was still to begin does not.
    runs.removeAll { $0.source == request.source && $0.run.start > now }
  }

  private func hold(_ request: SymbolEffectRequest, _ isActive: Bool) {
    if let known = holds[request.source], known.kind != request.kind {
      known.drop()
      holds[request.source] = nil
    }
    let hold = holds[request.source] ?? SymbolHold(element, request.kind, request.options)
    holds[request.source] = hold
    hold.move(to: isActive ? 1 : 0, reducesMotion: reducesMotion)
  }

  // MARK: Time

  var isMoving: Bool { !runs.isEmpty || holds.values.contains(where: \.isMoving) }

  func look(at time: Double) -> SymbolLook {
    var look = SymbolLook()
    for (_, run) in runs {
      look = look.with(
        run.look(at: time, reducesMotion: reducesMotion, isRightToLeft: isRightToLeft))
    }
    for source in holds.keys.sorted() {
      if let hold = holds[source] { look = look.with(hold.look(reducesMotion: reducesMotion)) }
    }
    return look
  }

  /// What the symbol looks like when nothing runs.
  var restingLook: SymbolLook {
    holds.values.reduce(SymbolLook()) { $0.with($1.restingLook(reducesMotion: reducesMotion)) }
  }

  /// The motions that run: their common clock, for people.
  var animation: Animation? {
    guard let run = runs.last?.run else { return nil }
    let cycle = Animation.linear(duration: run.length)
    return run.end < .infinity ? cycle : cycle.repeatForever(autoreverses: false)
  }
  var startTime: Double { runs.map(\.run.start).min() ?? 0 }
  var endTime: Double { runs.map(\.run.end).max() ?? 0 }

  /// Drops what is over, and is called again when the next run is.
  private func schedule() {
    let graph = element.graph
    runs.removeAll { $0.run.end <= graph.now }
    if let endEvent { graph.events.cancel(endEvent) }
    endEvent = nil
    element.setNeedsRecord()
    guard let attribute else { return }
    if runs.isEmpty {
      graph.deactivate(attribute)
      return
    }
    graph.activate(attribute)
    let next = runs.map(\.run.end).min() ?? .infinity
    guard next < .infinity else { return }
    endEvent = graph.schedule(at: next) { [weak self] in
      self?.endEvent = nil
      self?.schedule()
    }
  }

  /// The symbol is gone.
  func cancel() {
    runs = []
    schedule()
  }
}

/// What the effects make of a symbol, as a value that is recorded.
@MainActor
final class SymbolEffectAttribute: AnyAttribute {
  private unowned let player: SymbolEffectPlayer

  init(_ element: Element, _ player: SymbolEffectPlayer) {
    self.player = player
    super.init(
      element, "symbolEffect", components: ["scale", "opacity", "rotation", "x", "y"])
  }

  private func components(_ look: SymbolLook) -> [Double] {
    [look.scale, look.opacity, look.degrees, look.x, look.y]
  }

  override var presentedComponents: [Double] { components(player.look(at: element.graph.now)) }
  override var modelComponents: [Double] { components(player.restingLook) }
  override var animation: Animation? { player.animation }
  override var startTime: Double { player.startTime }
  override var endTime: Double { player.endTime }
  override func cancel() { player.cancel() }
}
