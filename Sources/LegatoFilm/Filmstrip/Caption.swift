import LegatoDisplay

/// What a filmstrip says beneath a frame: when it is, and what is moving.
struct Caption: Hashable {
  /// A value that moves, and what it shows.
  struct Line: Hashable {
    var name: String
    var value: String
  }

  var time: String
  var lines: [Line]

  /// The most values that are named; the others are counted.
  static let mostLines = 4

  init(_ recording: Recording, row: Int) {
    time = Self.milliseconds(recording.times[row])
    let now = recording.times[row]
    let moving = recording.written(allValues: false).filter { $0.motion(at: now) != nil }
    // What ends comes first: it is what the film is about.
    let sorted =
      moving.filter { $0.motion(at: now)?.isEndless == false }
      + moving.filter { $0.motion(at: now)?.isEndless == true }
    lines = sorted.compactMap { Self.line($0, row: row) }
    if lines.count > Self.mostLines {
      let rest = lines.count - Self.mostLines + 1
      lines = lines.prefix(Self.mostLines - 1) + [Line(name: "and \(rest) more", value: "")]
    }
    if lines.isEmpty { lines = [Line(name: "at rest", value: "")] }
  }

  static func milliseconds(_ seconds: Double) -> String {
    "\(readable((seconds * 1000).rounded())) ms"
  }

  private static func line(_ track: Track, row: Int) -> Line? {
    guard let shown = track.shown[row] else { return nil }
    let view = track.path.split(separator: "/").last.map(String.init) ?? track.path
    if track.components == ["red", "green", "blue", "alpha"], shown.count == 4 {
      let color = DisplayColor(shown[0], shown[1], shown[2], shown[3])
      return Line(name: "\(view) \(track.property)", value: color.hex)
    }
    let moving = shown.indices.filter(track.changes)
    let values = moving.map { readable(shown[$0], places: abs(shown[$0]) < 10 ? 2 : 1) }
    var name = "\(view) \(track.property)"
    if moving.count < shown.count, moving.count <= 2 {
      name += moving.map { " \(track.componentNames[$0])" }.joined(separator: ",")
    }
    let isOne = Set(values).count == 1
    return Line(name: name, value: isOne ? values[0] : values.prefix(4).joined(separator: ", "))
  }
}
