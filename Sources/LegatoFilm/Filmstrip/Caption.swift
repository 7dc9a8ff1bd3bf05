import LegatoDisplay

/// What a filmstrip says beneath a frame: when it is, and what is moving.
struct Caption: Hashable {
  /// A value that moves, and what it shows.
  struct Line: Hashable {
    /// The view, which is cut short where there is no room.
    var view = ""
    var property: String
    var value = ""
  }

  var time: String
  var lines: [Line]

  /// The most values that are named; the others are counted.
  static let maxLines = 4

  /// - Parameters:
  ///   - tracks: the values that move in the film.
  ///   - times: those of the film's rows.
  init(_ tracks: [Track], row: Int, times: [Double]) {
    let now = times[row]
    time = Self.milliseconds(now)
    // What ends comes first: it is what the film is about. What a finger or code moves is no less in
    // motion than what is animated.
    let sorted =
      tracks.filter { $0.motion(at: now)?.isEndless == false }
      + tracks.filter { $0.isSetAnew(at: row, times) }
      + tracks.filter { $0.motion(at: now)?.isEndless == true }
    let named = sorted.count > Self.maxLines ? Self.maxLines - 1 : sorted.count
    lines = sorted.prefix(named).compactMap { Self.line($0, row: row) }
    if named < sorted.count {
      lines.append(Line(property: "and \(sorted.count - named) more"))
    }
    if lines.isEmpty { lines = [Line(property: "at rest")] }
  }

  static func milliseconds(_ seconds: Double) -> String {
    "\(readable((seconds * 1000).rounded())) ms"
  }

  private static func line(_ track: Track, row: Int) -> Line? {
    guard let shown = track.shown[row] else { return nil }
    let view = String(track.view)
    if track.components == ["red", "green", "blue", "alpha"], shown.count == 4 {
      let alpha = (shown[3] * 100).rounded() / 100
      let color = DisplayColor(shown[0], shown[1], shown[2], alpha)
      return Line(view: view, property: track.property, value: color.hex)
    }
    let moving = shown.indices.filter(track.changes)
    let values = moving.map { short(shown[$0], places: track.places($0)) }
    if let value = values.first, Set(values).count == 1 {
      let isPart = moving.count == 1 && shown.count > 1
      let component = isPart ? " " + track.componentNames[moving[0]] : ""
      return Line(view: view, property: track.property + component, value: value)
    }
    // More than three have no room beside their name.
    let named = values.count > 3 ? values.prefix(2) + ["…"] : values[...]
    return Line(view: view, property: track.property, value: named.joined(separator: ", "))
  }

  /// Always as many decimals, so that the digits of neighbours are aligned.
  private static func short(_ value: Double, places: Int) -> String {
    var text = readable(value, places: places)
    if !text.contains(".") { text += "." }
    let decimals = text.distance(from: text.firstIndex(of: ".") ?? text.endIndex, to: text.endIndex)
    return text + String(repeating: "0", count: max(0, places + 1 - decimals))
  }
}

extension Track {
  /// The last step of the path, without its number.
  fileprivate var view: Substring {
    PathQuery.withoutNumber(path.split(separator: "/").last ?? path[...])
  }

  /// How many decimals distinguish the component's moments.
  fileprivate func places(_ index: Int) -> Int {
    let values = shown.compactMap { value in value.flatMap { index < $0.count ? $0[index] : nil } }
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return range < 0.2 ? 3 : range < 10 ? 2 : 1
  }
}
