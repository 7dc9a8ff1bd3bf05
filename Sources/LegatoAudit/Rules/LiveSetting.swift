import LegatoFilm

/// A setting that is changed while the view is there counts from then on.
enum LiveSetting: Rule {
  static let name = "live-setting"
  static let summary = "Reduce Motion and Low Power Mode take effect while the view is there."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs.flatMap { run -> [Finding] in
      switch run.kind {
      case .liveReducedMotion: reducedMotion(run, subject) + goingOn(run, .reducedMotion, subject)
      case .liveLowPower: lowPower(run, subject)
      default: []
      }
    }
  }

  /// How long what already moves may take to its end, in seconds.
  private static let grace = 0.5

  private static func setting(_ run: Run) -> Run.Phase? {
    run.phases.first { $0.trigger == .setting }
  }

  // MARK: Reduce Motion

  private static func reducedMotion(_ run: Run, _ subject: PlayedSubject) -> [Finding] {
    guard let phase = setting(run) else { return [] }
    let late = run.movements.filter { movement in
      movement.effect.isSpatial && !SystemMotion.moves(movement)
        && movement.motion.animation != "velocityTracking"
        && (movement.start < phase.start
          ? movement.nearEnd > phase.start + grace && movement.visibleStart < phase.start + grace
          : true)
    }
    // What moves under Reduce Motion in any case is another rule's.
    let known = Set(
      subject.runs(.reducedMotion).flatMap(\.movements).filter(\.effect.isSpatial).map(key))
    return late.filter { !known.contains(key($0)) }.map { movement in
      Finding(
        name, movement.motion.isEndless ? .error : .warning, path: movement.path,
        property: movement.property,
        "Goes on moving after Reduce Motion was switched on, until the view is made anew.",
        fix: "Read accessibilityReduceMotion from the environment in body, and stop what runs when"
          + " it changes.",
        criteria: [.animationFromInteractions, .reducedMotionLabel],
        evidence: [
          Evidence(run, phase.start, phase.start, "Reduce Motion is switched on"),
          Evidence(
            run, max(phase.start, movement.visibleStart), movement.end,
            movement.observation(run.tracks[movement.track])),
        ])
    }
  }

  private static func key(_ movement: Movement) -> [String] {
    [PathOps.unnumbered(movement.path), movement.property]
  }

  // MARK: Low Power Mode

  private static func lowPower(_ run: Run, _ subject: PlayedSubject) -> [Finding] {
    guard let index = run.phases.firstIndex(where: { $0.trigger == .setting }) else { return [] }
    let unobserved = unobserved(run, index, subject)
    return (unobserved.isEmpty ? unheeded(run, subject) : unobserved)
      + goingOn(run, .lowPower, subject)
  }

  /// The flag was read where nobody is told when it changes.
  private static func unobserved(
    _ run: Run, _ index: Int, _ subject: PlayedSubject
  ) -> [Finding] {
    // The same was done before with the view, when it was there for the first time.
    let acted = subject.runs(.full).first { [.tap, .change, .state].contains($0.kind) }
    let reads = subject.firstPowerReads + (acted?.powerReads.last ?? 0)
    if reads > 0, run.powerReads.last == 0 { return [keptForGood(run, index, subject, reads)] }
    guard index > 0, index < run.powerReads.count, !run.powerReaders.isEmpty,
      run.powerReads[index] == run.powerReads[index - 1]
    else { return [] }
    return run.powerReaders.map { path in
      Finding(
        name, .warning, path: path.isEmpty ? subject.name : path,
        "Reads Low Power Mode once and is not told when it changes.",
        fix: "Observe NSProcessInfoPowerStateDidChange, or take the flag from the environment.",
        evidence: [
          Evidence(run, run.phases[index].start, "Low Power Mode is switched on"),
          Evidence(
            run, run.phases[index].start, run.phases[index].end,
            "read \(run.powerReads[index]) times before, not once after"),
        ])
    }
  }

  /// The flag was read when the view was there for the first time, and never again in this program.
  private static func keptForGood(
    _ run: Run, _ index: Int, _ subject: PlayedSubject, _ reads: Int
  ) -> Finding {
    Finding(
      name, .warning, path: subject.name,
      "Low Power Mode is read once for the whole program, and its change is never noticed.",
      fix: "Observe NSProcessInfoPowerStateDidChange, or take the flag from the environment.",
      evidence: [
        Evidence(run, run.phases[index].start, "Low Power Mode is switched on"),
        Evidence(
          run, run.phases[index].start, run.duration,
          "read \(reads == 1 ? "once" : "\(reads) times") when this was first done, and not now"),
      ])
  }

  /// What Low Power Mode keeps still from the start moves after it was switched on.
  private static func unheeded(_ run: Run, _ subject: PlayedSubject) -> [Finding] {
    guard let after = run.phases.last, after.name == "after", let phase = setting(run) else {
      return []
    }
    let calm = subject.runs(.lowPower).filter { [.tap, .change, .state].contains($0.kind) }
    guard !calm.isEmpty else { return [] }
    let known = Set(calm.flatMap(\.movements).map(key))
    return run.movements.filter {
      $0.start >= after.start && $0.effect != .nothing && !known.contains(key($0))
        && !SystemMotion.moves($0)
    }.map { movement in
      Finding(
        name, .warning, path: movement.path, property: movement.property,
        "Moves after Low Power Mode was switched on, and does not where it is on from the start.",
        fix: "Ask for the flag when something is about to move, or observe"
          + " NSProcessInfoPowerStateDidChange.",
        evidence: [
          Evidence(run, phase.start, phase.start, "Low Power Mode is switched on"),
          Evidence(
            run, movement.visibleStart, movement.end,
            movement.observation(run.tracks[movement.track])),
        ])
    }
  }

  /// Loops that do not start under a setting go on when it is switched on.
  private static func goingOn(
    _ run: Run, _ conditions: Conditions, _ subject: PlayedSubject
  ) -> [Finding] {
    let others = subject.runs(conditions)
    guard let phase = setting(run), others.contains(where: { $0.kind == .appear }) else {
      return []
    }
    let started = Set(others.flatMap(\.movements).filter(\.motion.isEndless).map(key))
    return run.movements.filter {
      $0.motion.isEndless && $0.start < phase.start && !started.contains(key($0))
        && !(conditions == .reducedMotion && $0.effect.isSpatial)
    }.map { movement in
      Finding(
        name, .warning, path: movement.path, property: movement.property,
        "The loop goes on after \(conditions == .lowPower ? "Low Power Mode" : "Reduce Motion") was"
          + " switched on, although it does not start under it.",
        fix: "Observe the flag while the loop runs, and stop it when the flag changes.",
        evidence: [
          Evidence(
            run, phase.start, movement.end, movement.observation(run.tracks[movement.track]))
        ])
    }
  }
}
