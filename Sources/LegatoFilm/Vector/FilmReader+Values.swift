extension FilmReader {
  func readValues(_ reader: inout VectorReader, rows: Int) throws(FilmFailure) -> [Track] {
    let count = try reader.count(of: 7)
    guard count <= VectorFormat.maxRows / max(rows, 1) else {
      throw FilmFailure("its values have more than \(VectorFormat.maxRows) rows in all.")
    }
    var tracks: [Track] = []
    var room = VectorFormat.maxNumbers
    for _ in 0..<count { tracks.append(try readTrack(&reader, rows: rows, room: &room)) }
    if !reader.isAtEnd { try readOrigins(&reader, &tracks) }
    return tracks
  }

  /// What comes from the framework: older films end without it.
  private func readOrigins(
    _ reader: inout VectorReader, _ tracks: inout [Track]
  ) throws(FilmFailure) {
    for _ in 0..<(try reader.count()) {
      tracks[try reader.whole(below: tracks.count)].origin = .framework
    }
    for _ in 0..<(try reader.count(of: 2)) {
      let track = try reader.whole(below: tracks.count)
      let motion = try reader.whole(below: tracks[track].motions.count)
      tracks[track].motions[motion].isSystem = true
    }
  }

  private func readTrack(
    _ reader: inout VectorReader, rows: Int, room: inout Int
  ) throws(FilmFailure) -> Track {
    let path = try string(&reader)
    let property = try string(&reader)
    let number = try reader.whole()
    let components = try reader.list { reader throws(FilmFailure) in try string(&reader) }
    var track = Track(path: path, property: property, number: number, components: components)
    track.models = try reader.list(of: 2) { reader throws(FilmFailure) in
      Track.Model(time: try reader.number(), components: try reader.numbers())
    }
    track.motions = try reader.list(of: 4) { reader throws(FilmFailure) in
      Track.Motion(
        animation: try string(&reader), start: try reader.number(), end: try reader.number(),
        isRetarget: try reader.flag())
    }
    track.shown = try reader.rows(rows, room: &room)
    return track
  }
}

extension VectorReader {
  /// - Parameter room: how many numbers there may still be: a few bytes can encode many.
  fileprivate mutating func rows(
    _ count: Int, room: inout Int
  ) throws(FilmFailure) -> [[Double]?] {
    var rows: [[Double]?] = []
    for _ in 0..<(try self.count(of: 2)) {
      let length = try whole(below: count - rows.count + 1)
      let width = try self.count()
      guard width > 0 else {
        rows += [[Double]?](repeating: nil, count: length)
        continue
      }
      room -= length * (width - 1)
      guard room >= 0 else {
        throw FilmFailure("its values have more than \(VectorFormat.maxNumbers) numbers in all.")
      }
      var columns: [[Double]] = []
      for _ in 0..<width - 1 { columns.append(try column(length)) }
      var last: [Double]?
      for row in 0..<length {
        let value = columns.map { $0[row] }
        // Rows that are equal share their memory.
        if last != value { last = value }
        rows.append(last)
      }
    }
    guard rows.count == count else { throw Self.damaged("a value has too few rows") }
    return rows
  }

  private mutating func column(_ count: Int) throws(FilmFailure) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(count)
    while values.count < count {
      let token = try whole()
      let length = token >> 1
      guard length > 0, length <= count - values.count else {
        throw Self.damaged("a value has too many rows")
      }
      if token & 1 == 0 {
        for _ in 0..<length { values.append(try number()) }
      } else {
        guard let last = values.last else { throw Self.damaged("a value begins with nothing") }
        values += repeatElement(last, count: length)
      }
    }
    return values
  }
}
