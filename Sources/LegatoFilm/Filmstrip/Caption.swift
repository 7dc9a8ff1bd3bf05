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
    let name = "\(track.view) \(track.property)"
    if track.components == ["red", "green", "blue", "alpha"], shown.count == 4 {
      let color = DisplayColor(shown[0], shown[1], shown[2], shown[3])
      return Line(name: name, value: color.hex)
    }
    let moving = shown.indices.filter(track.changes)
    let values = moving.map { short(shown[$0]) }
    if let value = values.first, Set(values).count == 1 {
      let isPart = moving.count == 1 && shown.count > 1
      let component = isPart ? " " + track.componentNames[moving[0]] : ""
      return Line(name: name + component, value: value)
    }
    return Line(name: name, value: values.prefix(4).joined(separator: ", "))
  }

  /// Fractions with two decimals, lengths and angles with one: always as many, so that the digits
  /// of neighbours stand alike.
  private static func short(_ value: Double) -> String {
    let places = abs(value) < 10 ? 2 : 1
    var text = readable(value, places: places)
    if !text.contains(".") { text += "." }
    let decimals = text.distance(from: text.firstIndex(of: ".") ?? text.endIndex, to: text.endIndex)
    return text + String(repeating: "0", count: max(0, places + 1 - decimals))
  }
}

extension Track {
  /// The last step of the path, without its number.
  fileprivate var view: Substring {
    let step = path.split(separator: "/").last ?? path[...]
    let name = step.prefix { $0 != "[" }
    return name.isEmpty ? step : name
  }
}
