/// What is true of every motion. Each law is a procedure that answers with what is wrong.
@MainActor
package struct MotionLaw: CustomStringConvertible {
  package nonisolated let description: String
  let check: (MotionSubject) -> [String]

  /// What a subject does that the law forbids; empty where all is well.
  package func violations(of subject: MotionSubject) -> [String] { check(subject) }

  /// How many laws there are.
  package nonisolated static let count = 14

  package static let all: [MotionLaw] = [
    startsAtTheOldValue, endsAtTheNewValue, isContinuous, staysContinuousWhenInterrupted,
    keepsItsVelocity, completesOnce, seekingEqualsPlaying, frameRatesAgree, replaysTheSameBytes,
    staysFinite, comesToRest, reducedEndEqualsFullEnd, flagsTakeEffectAtOnce,
    framesCostNothingElse,
  ]

  /// Times within the first second and a half, unevenly spread.
  static let times = [0.0, 0.013, 0.05, 0.1, 0.17, 0.25, 0.4, 0.55, 0.8, 1.1, 1.5]
}

// MARK: Ends

extension MotionLaw {
  package static let startsAtTheOldValue = MotionLaw(description: "starts at the old value") {
    subject in
    guard !subject.promises.contains(.jumps) else { return [] }
    let run = subject.make([])
    let before = run.values
    run.change(to: 1, animated: true)
    return differences(before, run.values, within: 1e-9).map { "at the start: \($0)" }
  }

  package static let endsAtTheNewValue = MotionLaw(description: "ends exactly at the new value") {
    subject in
    guard !subject.promises.contains(.isEndless) else { return [] }
    let (animated, atOnce) = (subject.make([]), subject.make([]))
    for (run, isAnimated) in [(animated, true), (atOnce, false)] {
      run.change(to: 1, animated: isAnimated)
      run.advance(to: subject.limit)
      run.frame()
    }
    if subject.promises.contains(.comesBack) { return [] }
    return animated.picture == atOnce.picture
      ? [] : ["ends at\n\(animated.picture)\ninstead of\n\(atOnce.picture)"]
  }

  static let reducedEndEqualsFullEnd = MotionLaw(
    description: "has the same end state under Reduce Motion"
  ) { subject in
    guard subject.promises.isDisjoint(with: [.isEndless, .ignoresReduceMotion]) else { return [] }
    let runs = [[], [MotionFlag.reducedMotion]].map { flags in
      let run = subject.make(Set(flags))
      run.change(to: 1, animated: true)
      run.advance(to: subject.limit)
      run.frame()
      return run
    }
    return runs[0].picture == runs[1].picture
      ? [] : ["ends at\n\(runs[0].picture)\nbut reduced at\n\(runs[1].picture)"]
  }

  package static let comesToRest = MotionLaw(description: "leaves nothing running") { subject in
    guard !subject.promises.contains(.isEndless) else { return [] }
    let run = subject.make([])
    run.change(to: 1, animated: true)
    run.advance(to: 0.1)
    run.change(to: 0, animated: true)
    run.advance(to: subject.limit)
    run.frame()
    run.frame()
    return run.motions.map { "\($0) still moves after \(subject.limit) s" } + run.leftovers
  }

  static let completesOnce = MotionLaw(description: "completes exactly once") { subject in
    guard !subject.promises.contains(.isEndless) else { return [] }
    let run = subject.make([])
    run.change(to: 1, animated: true)
    run.advance(to: 0.07)
    run.change(to: 0, animated: true)
    run.advance(to: subject.limit)
    run.frame()
    return run.completions == 2 ? [] : ["two changes completed \(run.completions) times"]
  }
}

extension MotionLaw {
  /// A flag that is switched on in the middle leads to the state that there would be had it been
  /// on from the start.
  static let flagsTakeEffectAtOnce = MotionLaw(
    description: "ends the same where a flag is switched on the way"
  ) { subject in
    guard subject.promises.isDisjoint(with: [.isEndless]) else { return [] }
    return MotionFlag.allCases.flatMap { flag -> [String] in
      if flag == .reducedMotion, subject.promises.contains(.ignoresReduceMotion) { return [] }
      let (live, early) = (subject.make([]), subject.make([flag]))
      for run in [live, early] { run.change(to: 1, animated: true) }
      live.advance(to: 0.1)
      live.frame()
      live.switchOn(flag)
      for run in [live, early] {
        run.advance(to: subject.limit)
        run.frame()
        run.frame()
      }
      return
        (live.picture == early.picture
        ? [] : ["with \(flag) ends at\n\(live.picture)\ninstead of\n\(early.picture)"])
        + live.motions + live.leftovers
    }
  }
}

// MARK: On the way

extension MotionLaw {
  static let staysFinite = MotionLaw(description: "is never without a number") { subject in
    let run = subject.make([])
    run.change(to: 1, animated: true)
    return times.flatMap { time -> [String] in
      run.advance(to: time)
      return run.values.filter { !$0.value.allSatisfy(\.isFinite) }.map { "\($0.key) at \(time)" }
    }
  }

  /// In two milliseconds nothing moves by more than a quarter of its whole way.
  static let isContinuous = MotionLaw(description: "is continuous") { subject in
    guard !subject.promises.contains(.jumps) else { return [] }
    let run = subject.make([])
    var samples = [run.values]
    run.change(to: 1, animated: true)
    for step in 0..<350 {
      run.advance(to: Double(step) * 0.002)
      samples.append(run.values)
    }
    var extremes: [String: [(Double, Double)]] = [:]
    for sample in samples {
      for (name, numbers) in sample {
        let known = extremes[name] ?? numbers.map { ($0, $0) }
        extremes[name] = zip(known, numbers).map { (min($0.0, $1), max($0.1, $1)) }
      }
    }
    return zip(samples, samples.dropFirst()).enumerated().flatMap { index, pair in
      pair.1.flatMap { name, numbers -> [String] in
        guard let before = pair.0[name], before.count == numbers.count else { return [] }
        return zip(zip(before, numbers), extremes[name] ?? []).compactMap { step, extreme in
          abs(step.1 - step.0) > 0.25 * (extreme.1 - extreme.0) + 1e-9
            ? "\(name) jumps from \(step.0) to \(step.1) at \(Double(index) * 0.002)" : nil
        }
      }
    }
  }

  /// A change that comes in the middle starts from what is shown.
  static let staysContinuousWhenInterrupted = MotionLaw(
    description: "starts an interruption from what is shown"
  ) { subject in
    guard !subject.promises.contains(.jumps) else { return [] }
    return [0.03, 0.11, 0.31].flatMap { time -> [String] in
      let run = subject.make([])
      run.change(to: 1, animated: true)
      run.advance(to: time)
      let before = run.values
      run.change(to: 0, animated: true)
      return differences(before, run.values, within: 1e-6).map { "interrupted at \(time): \($0)" }
    }
  }

  static let keepsItsVelocity = MotionLaw(description: "keeps its velocity when interrupted") {
    subject in
    guard subject.promises.contains(.keepsVelocity) else { return [] }
    let (run, step) = (subject.make([]), 1e-5)
    run.change(to: 1, animated: true)
    run.advance(to: 0.1 - step)
    let earlier = run.values
    run.advance(to: 0.1)
    let before = run.values
    run.change(to: 0, animated: true)
    run.advance(to: 0.1 + step)
    let after = run.values
    return before.flatMap { name, numbers -> [String] in
      guard let earlier = earlier[name], let after = after[name] else { return [] }
      return numbers.indices.compactMap { index in
        let (old, new) = (
          (numbers[index] - earlier[index]) / step, (after[index] - numbers[index]) / step
        )
        return abs(new - old) > 0.05 * max(abs(old), 0.1)
          ? "\(name) goes at \(old) per second, then at \(new)" : nil
      }
    }
  }
}

extension MotionLaw {
  /// In a frame in which only values move no body is evaluated and nothing is laid out.
  static let framesCostNothingElse = MotionLaw(description: "costs nothing but itself") { subject in
    guard !subject.promises.contains(.evaluatesItsBodies) else { return [] }
    let run = subject.make([])
    run.change(to: 1, animated: true)
    run.frame()
    return [0.03, 0.05, 0.1].compactMap { time in
      run.advance(to: time)
      run.frame()
      let cost = run.cost
      return cost == (0, 0) ? nil : "\(cost.bodies) bodies, \(cost.layouts) layouts at \(time)"
    }
  }
}

// MARK: Time

extension MotionLaw {
  package static let seekingEqualsPlaying = MotionLaw(description: "seeking equals playing") {
    subject in
    [0.2, 0.75].flatMap { end -> [String] in
      let (played, sought) = (subject.make([]), subject.make([]))
      played.change(to: 1, animated: true)
      sought.change(to: 1, animated: true)
      play(played, from: 0, to: end, rate: 60)
      sought.advance(to: end)
      sought.frame()
      return differences(played.values, sought.values, within: 1e-9).map { "at \(end): \($0)" }
        + (played.picture == sought.picture ? [] : ["the pictures differ at \(end)"])
    }
  }

  package static let frameRatesAgree = MotionLaw(description: "60 and 120 Hz agree") { subject in
    let runs = [60.0, 120].map { rate in
      let run = subject.make([])
      run.change(to: 1, animated: true)
      play(run, from: 0, to: 0.15, rate: rate)
      run.change(to: 0, animated: true)
      play(run, from: 0.15, to: 0.4, rate: rate)
      run.frame()
      return run
    }
    return differences(runs[0].values, runs[1].values, within: 1e-9)
      + (runs[0].picture == runs[1].picture ? [] : ["the pictures differ"])
  }

  package static let replaysTheSameBytes = MotionLaw(description: "replays the same bytes") {
    subject in
    let films = (0..<2).map { _ in
      let run = subject.make([])
      run.change(to: 1, animated: true)
      return times.map { time in
        run.advance(to: time)
        run.frame()
        return run.picture
      }
    }
    return films[0] == films[1] ? [] : ["two runs of the same thing differ"]
  }

  private static func play(
    _ run: any MotionRun, from start: Double, to end: Double, rate: Double
  ) {
    var index = (start * rate).rounded(.up)
    while index / rate < end {
      run.advance(to: index / rate)
      run.frame()
      index += 1
    }
    run.advance(to: end)
    run.frame()
  }
}

/// Which values that both have are not the same.
private func differences(
  _ left: [String: [Double]], _ right: [String: [Double]], within tolerance: Double
) -> [String] {
  left.sorted { $0.key < $1.key }.compactMap { name, numbers in
    guard let other = right[name] else { return nil }
    let isSame =
      numbers.count == other.count
      && zip(numbers, other).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
    return isSame ? nil : "\(name) \(numbers) ≠ \(other)"
  }
}
