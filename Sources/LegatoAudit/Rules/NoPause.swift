import LegatoFilm

/// What begins by itself and goes on beside other content has something that pauses, stops or hides it.
///
/// Whether it has to is for people to judge: motion that is essential needs nothing. A setting of the
/// device is no such thing, and is not asked here.
enum NoPause: Rule {
  static let name = "no-pause"
  static let summary =
    "Motion that begins by itself and lasts longer than five seconds beside other content can be paused."

  /// How often a value sets out anew, by code that waits, where it counts as one motion that goes on.
  private static let minRepeats = 3
  /// How long before it was looked at a value last changed, at the most, where code drives it, in seconds.
  private static let glance = 0.15

  static func findings(in subject: PlayedSubject) -> [Finding] {
    guard let run = subject.runs(.full).first(where: { $0.kind == .appear }) else { return [] }
    let lasting = LastingMotion.all(in: run)
    let repeated = repeated(run)
    return (lasting + repeated).filter { movement in
      let repeats = repeated.contains(movement)
      return Visibility.reasonUnseen(movement, run) == nil && isBesideContent(movement, run)
        && !subject.runs(.full).contains { stops(movement, repeats: repeats, $0) }
    }.map { movement in
      var finding = Finding(
        name, .note, path: movement.path, property: movement.property,
        "Begins by itself, goes on for longer than five seconds beside other content, and nothing that"
          + " was touched stopped it.",
        fix:
          "Offer a control that pauses or hides it, or let it end within five seconds; or write down"
          + " why it is essential.",
        criteria: [.pauseStopHide], evidence: [LastingMotion.evidence(of: movement, run)])
      finding.isToBeJudged = true
      return finding
    }
  }

  /// What sets out again and again, as a timer has it do, until the end of the run.
  private static func repeated(_ run: Run) -> [Movement] {
    let own = run.movements.filter {
      !$0.motion.isEndless && $0.effect != .nothing && !SystemMotion.moves($0)
        && !SystemMotion.isPart($0.path) && $0.end - $0.visibleStart <= LastingMotion.allowed
    }
    return Dictionary(grouping: own, by: \.track).values.compactMap { motions in
      guard motions.count >= minRepeats, let first = motions.first, let last = motions.last else {
        return nil
      }
      let interval = (last.start - first.start) / Double(motions.count - 1)
      return interval > 0 && run.duration - last.start < 2 * interval ? first : nil
    }.sorted { $0.track < $1.track }
  }

  /// Whether there is anything else to read: what stands neither in what moves nor around it.
  private static func isBesideContent(_ movement: Movement, _ run: Run) -> Bool {
    (run.rests.last?.places ?? []).contains { place in
      !PathOps.isWithin(place, movement.path) && !PathOps.isWithin(movement.path, place)
    }
  }

  /// Whether something that was touched in a run ended the motion, or took it away. Where the rest of the
  /// screen went as well, the person was taken elsewhere, and nothing was paused.
  private static func stops(_ movement: Movement, repeats: Bool, _ run: Run) -> Bool {
    let touches: [Run.Kind] = [.tap, .press, .dragAway, .cancel, .rapidTaps, .swipe, .type]
    // A view that has gone and come back has a track of its own.
    let tracks = run.tracks.filter {
      $0.path == movement.path && $0.name == movement.property
    }
    guard touches.contains(run.kind), !tracks.isEmpty, let before = run.rests.first else {
      return false
    }
    return zip(run.phases, run.rests).contains { phase, rest in
      guard phase.trigger == .touch || phase.trigger == .typing,
        !tracks.contains(where: { goesOn($0, at: rest.time, run) })
      else { return false }
      // Between two rounds a value stands still: only where no code waits there is no further one.
      if repeats, !rest.isSettled { return false }
      // What would have ended by now proves nothing.
      if !repeats, !movement.isDriven, rest.time >= movement.end { return false }
      let left = before.places.filter(rest.places.contains)
      return left.count * 2 >= before.places.count
    }
  }

  /// Whether a value moves at a time, or did a moment before.
  private static func goesOn(_ track: Track, at time: Double, _ run: Run) -> Bool {
    let times = run.recording.times
    // What is done next may be sampled at the same time, later.
    guard let row = times.firstIndex(where: { $0 >= time - simultaneity }), row < track.shown.count,
      track.shown[row] != nil
    else { return false }
    if track.motion(at: time) != nil { return true }
    // What changes without a motion is driven by code, which may do so again.
    let rows = times.indices.filter { times[$0] > time - glance && $0 <= row }
    return rows.dropFirst().contains { row in
      track.shown[row] != track.shown[row - 1]
        && !track.motions.contains { $0.start <= times[row] && times[row - 1] <= $0.end }
    }
  }
}
