extension RecordingEncoder {
  /// The values: what they are called, what the code said, what moved them, what they showed.
  mutating func writeValues(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(recording.tracks.count)
    for track in recording.tracks {
      writer.count(resources.string(track.path))
      writer.count(resources.string(track.property))
      writer.count(track.number)
      writer.count(track.components.count)
      for component in track.components { writer.count(resources.string(component)) }
      writer.count(track.models.count)
      for model in track.models {
        writer.number(model.time)
        writer.numbers(model.components)
      }
      writer.count(track.motions.count)
      for motion in track.motions {
        writer.count(resources.string(motion.animation))
        writer.number(motion.start)
        writer.number(motion.end)
        writer.flag(motion.isRetarget)
      }
      writer.rows(track.shown)
    }
    writeOrigins(recording.tracks, &writer)
    return writer.bytes
  }

  /// What comes from the framework, where anything does: the values, then the motions by value and number.
  private func writeOrigins(_ tracks: [Track], _ writer: inout ByteWriter) {
    let values = tracks.indices.filter { tracks[$0].origin == .framework }
    let motions = tracks.indices.flatMap { track in
      tracks[track].motions.indices.filter { tracks[track].motions[$0].isSystem }
        .map { (track, $0) }
    }
    guard !values.isEmpty || !motions.isEmpty else { return }
    writer.count(values.count)
    values.forEach { writer.count($0) }
    writer.count(motions.count)
    for (track, motion) in motions {
      writer.count(track)
      writer.count(motion)
    }
  }
}

extension ByteWriter {
  /// Stretches of rows that have as many numbers: how many rows, how many numbers (one more, so that
  /// 0 is no value), and the numbers column by column.
  mutating func rows(_ rows: [[Double]?]) {
    var stretches: [Range<Int>] = []
    for (row, value) in rows.enumerated() {
      if let last = stretches.last, rows[last.lowerBound]?.count == value?.count {
        stretches[stretches.count - 1] = last.lowerBound..<row + 1
      } else {
        stretches.append(row..<row + 1)
      }
    }
    count(stretches.count)
    for stretch in stretches {
      let width = rows[stretch.lowerBound]?.count
      count(stretch.count)
      count(width.map { $0 + 1 } ?? 0)
      for index in 0..<(width ?? 0) { column(stretch.map { rows[$0]?[index] ?? 0 }) }
    }
  }

  /// Numbers in turns: some that follow one another (their count twice), then how often the last one
  /// is repeated (its count twice, and one).
  private mutating func column(_ values: [Double]) {
    func isSame(_ index: Int) -> Bool {
      index > 0 && values[index].bitPattern == values[index - 1].bitPattern
    }
    var index = 0
    while index < values.count {
      let start = index
      let isRepeated = isSame(index)
      while index < values.count, isSame(index) == isRepeated { index += 1 }
      count((index - start) << 1 | (isRepeated ? 1 : 0))
      if !isRepeated { for value in values[start..<index] { number(value) } }
    }
  }
}
