import LegatoFilm

extension Run {
  /// All motions of the run, in the order of the tracks and of time.
  package func findMovements() -> [Movement] {
    var found: [Movement] = []
    for (number, track) in tracks.enumerated() {
      for motion in track.motions {
        if let movement = movement(number, track, motion) { found.append(movement) }
      }
    }
    return found
  }

  private func movement(_ number: Int, _ track: Track, _ motion: Track.Motion) -> Movement? {
    let times = recording.times
    // Of the rows of one time, those come first that show how it was before.
    guard
      let first = times.indices.first(where: { row in
        times[row] >= motion.start - simultaneity && row < track.shown.count
          && track.shown[row] != nil
      })
    else { return nil }
    // What is done at its very end is no part of it.
    var last = times.firstIndex { $0 >= motion.end - simultaneity } ?? times.count - 1
    guard last >= first else { return nil }
    // A view that goes takes its motions along.
    var motion = motion
    if let gone = (first...last).first(where: { $0 >= track.shown.count || track.shown[$0] == nil })
    {
      guard gone > first else { return nil }
      motion.end = min(motion.end, times[gone])
      last = gone - 1
    }
    let rows = first...last
    let values = rows.compactMap { row in
      row < track.shown.count ? track.shown[row].map { (row, $0) } : nil
    }
    guard let start = values.first, let end = values.last else { return nil }
    var travel = Array(repeating: 0.0, count: start.1.count)
    var visible: Double?
    for (row, value) in values {
      for index in travel.indices where index < value.count {
        let way = abs(value[index] - start.1[index])
        if way > travel[index] { travel[index] = way }
        if way > 1e-6, visible == nil { visible = times[max(first, row - 1)] }
      }
    }
    let longest = travel.indices.max { travel[$0] < travel[$1] } ?? 0
    let rest = travel.isEmpty ? 0 : 0.02 * travel[longest]
    let near = values.last {
      longest < $0.1.count && longest < end.1.count && abs($0.1[longest] - end.1[longest]) > rest
    }
    let phase = phase(at: motion.start)
    return Movement(
      track: number, path: track.path, property: track.name, motion: motion,
      trigger: phase?.trigger ?? .appear, phase: phase?.name ?? "", rows: rows, from: start.1,
      to: end.1, travel: travel, model: track.models.last?.components ?? [],
      visibleStart: visible ?? motion.start,
      nearEnd: motion.isEndless ? .infinity : times[near?.0 ?? last],
      effect: Effect(property: track.name, travel: travel, components: track.components),
      origin: track.origin)
  }
}
