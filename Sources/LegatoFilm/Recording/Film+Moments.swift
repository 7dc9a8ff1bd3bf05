extension Film {
  /// The default number of moments.
  static let usualMoments = 8

  /// The rows that are shown, ascending and each once. Chosen by number, the moments are spread so
  /// that about as much happens between any two; the first row and the last are among them, and so are those
  /// at which something was done, as long as they are few.
  package func rows(for moments: FilmOptions.Moments) -> [Int] {
    switch moments {
    case .times(let times): Set(times.map(recording.row)).sorted()
    case .count(let count): spread(count)
    case .automatic: spread(Self.usualMoments).filter(isNews)
    }
  }

  private func spread(_ count: Int) -> [Int] {
    let last = recording.times.count - 1
    guard last > 0, count > 1 else { return [max(0, last)] }
    var rows: Set<Int> = [0, last]
    let done = Set(
      recording.events.filter { $0.action != .move }.map { recording.row(at: $0.time) })
    if rows.union(done).count <= count / 2 { rows.formUnion(done) }
    let activity = recording.activity
    let parts = count - rows.count + 1
    let total = activity.reduce(0, +)
    guard total > 0 else { return rows.sorted() }
    var sum = 0.0
    var next = 1
    for (row, amount) in activity.enumerated() {
      sum += amount
      while next < parts, sum >= total * Double(next) / Double(parts) {
        rows.insert(row)
        next += 1
      }
    }
    return rows.sorted()
  }

  /// Whether the picture of a row differs from that of the row before, or is the first or the last.
  private func isNews(_ row: Int) -> Bool {
    row == 0 || row == frames.count - 1 || !frames[row].changes.isEmpty
  }
}

extension Recording {
  /// How much happens from each time to the next: one for a value that covers its whole distance. Where
  /// all motion is endless, time counts alone.
  fileprivate var activity: [Double] {
    let tracks = tracks.filter(\.hasChanged)
    let lengths = times.indices.map { $0 > 0 ? times[$0] - times[$0 - 1] : 0 }
    if tracks.allSatisfy({ $0.motions.allSatisfy(\.isEndless) }) { return lengths }
    var activity = Array(repeating: 0.0, count: times.count)
    for track in tracks {
      // An endless motion would draw all attention to itself.
      for (row, way) in track.way.enumerated()
      where row > 0 && track.motion(at: times[row - 1])?.isEndless != true {
        activity[row] += way
      }
    }
    // The slow end of a motion is part of it: half of the moments go by time.
    let moving = times.indices.map { row in
      row > 0 && tracks.contains { $0.motion(at: times[row - 1])?.isEndless == false }
        ? lengths[row] : 0
    }
    let (ways, time) = (activity.reduce(0, +), moving.reduce(0, +))
    guard time > 0 else { return activity }
    return zip(activity, moving).map { $0 + $1 / time * max(ways, 1) }
  }
}

extension Track {
  /// What part of its whole range the value goes from each row before, on average over its
  /// components.
  fileprivate var way: [Double] {
    var way = Array(repeating: 0.0, count: shown.count)
    let moving = (0..<width).filter(changes)
    for index in moving {
      let values = shown.map { value in value.flatMap { index < $0.count ? $0[index] : nil } }
      let present = values.compactMap { $0 }
      guard let least = present.min(), let most = present.max(), most > least else { continue }
      for row in values.indices.dropFirst() {
        guard let value = values[row], let before = values[row - 1] else { continue }
        way[row] += abs(value - before) / (most - least) / Double(moving.count)
      }
    }
    return way
  }
}
