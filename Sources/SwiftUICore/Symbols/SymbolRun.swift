/// An effect at work: cycles of it, from a time on. What it does is a function of the time alone.
struct SymbolRun: Equatable {
  let cycle: SymbolCycle
  let start: Double
  /// Seconds of a cycle, and between two.
  let length: Double
  let pause: Double
  /// One speed from the start to the end, instead of cycles.
  let isContinuous: Bool
  /// How many cycles; without end where `nil`.
  private var count: Int?
  /// When a continuous turn was told to stop.
  private var stop: Double?

  /// - Parameter goesOn: whether the effect is one that goes on until it is told to stop.
  init(_ cycle: SymbolCycle, _ options: SymbolEffectOptions, goesOn: Bool, at start: Double) {
    self.cycle = cycle
    self.start = start
    length = cycle.seconds / options.sanitizedRate
    var pause = cycle.pause
    var isContinuous = false
    switch options.repetition {
    case .automatic: count = goesOn ? nil : 1
    case .never: count = 1
    case .behavior(let behavior):
      count = behavior.count.map { max(1, $0) }
      pause = behavior.delay.map { $0.isFinite ? max(0, $0) : 0 } ?? pause
      if behavior.isContinuous {
        isContinuous = cycle.isRotation
        pause = 0
      }
    }
    self.pause = pause
    self.isContinuous = isContinuous
  }

  var end: Double {
    if isContinuous { return stop.map { $0 + outro($0).seconds } ?? .infinity }
    guard let count else { return .infinity }
    return start + Double(count) * length + Double(count - 1) * pause
  }

  /// The number of the cycle, or of the one before the pause.
  private func number(at time: Double) -> Int {
    Int(min(max(0, ((time - start) / (length + pause)).rounded(.down)), 1e9))
  }

  /// Comes to rest: at the end of its cycle.
  mutating func finish(at time: Double) {
    if isContinuous {
      stop = stop ?? time
    } else {
      count = min(count ?? .max, number(at: time) + 1)
    }
  }

  /// Is asked for once more: after the cycle that runs.
  mutating func again(_ other: SymbolRun, at time: Double) {
    guard let cycles = other.count, count != nil, time > start else { return }
    count = number(at: time) + 1 + cycles
  }

  func look(at time: Double, reducesMotion: Bool, isRightToLeft: Bool) -> SymbolLook {
    let elapsed = time - start
    guard elapsed > 0, time < end else { return SymbolLook() }
    if isContinuous {
      let turns = turns(at: time)
      guard !reducesMotion else {
        return cycle.look(
          turns - turns.rounded(.down), number: 0, reducesMotion: true, isRightToLeft: false)
      }
      if case .rotate(false) = cycle.kind { return SymbolLook(degrees: -360 * turns) }
      return SymbolLook(degrees: 360 * turns)
    }
    let number = number(at: time)
    let part = (elapsed - Double(number) * (length + pause)) / length
    guard part < 1 else { return SymbolLook() }
    return cycle.look(
      max(0, part), number: number, reducesMotion: reducesMotion, isRightToLeft: isRightToLeft)
  }

  // MARK: Turning at one speed

  private func turns(at time: Double) -> Double {
    guard let stop, time > stop else { return freeTurns(at: time) }
    let outro = outro(stop)
    // A cubic from the speed there was to none.
    let part = min(1, (time - stop) / outro.seconds)
    let (square, cube) = (part * part, part * part * part)
    return outro.from * (2 * cube - 3 * square + 1)
      + outro.speed * outro.seconds * (cube - 2 * square + part)
      + outro.to * (3 * square - 2 * cube)
  }

  private var rampSeconds: Double { SymbolEffectTable.rotateStart }

  private func freeTurns(at time: Double) -> Double {
    let elapsed = time - start
    return elapsed < rampSeconds
      ? elapsed * elapsed / (2 * rampSeconds * length) : (elapsed - rampSeconds / 2) / length
  }

  /// The way to the next upright position that is at least a quarter of a turn away.
  private func outro(_ stop: Double)
    -> (from: Double, speed: Double, to: Double, seconds: Double)
  {
    let from = freeTurns(at: stop)
    let speed = min(1, max(0, stop - start) / rampSeconds) / length
    let to = (from + 0.25).rounded(.up)
    return (from, speed, to, 2 * (to - from) * length)
  }
}

extension SymbolEffectOptions {
  /// A speed that makes no sense is 1.
  var sanitizedRate: Double { rate.isFinite && rate > 0 ? min(max(rate, 1e-3), 1e3) : 1 }

  /// What is wrong with the numbers, where something is.
  var fault: String? {
    if !(rate.isFinite && rate > 0) { return "speed \(rate) is not positive; 1 is used" }
    guard case .behavior(let behavior) = repetition else { return nil }
    if let delay = behavior.delay, !(delay.isFinite && delay >= 0) {
      return "delay \(delay) is no time to wait; none is used"
    }
    if let count = behavior.count, count < 1 { return "\(count) times is not once; 1 is used" }
    return nil
  }
}
