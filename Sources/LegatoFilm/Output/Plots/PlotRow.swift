import LegatoDisplay

/// A value that moves, ready to be plotted: its curves, one for each component that changes.
struct PlotRow {
  struct Curve {
    var name: String
    /// The times during which the value existed.
    var stretches: [[(time: Double, value: Double)]]
  }

  var path: String
  var view: String
  var name: String
  var animation: String
  var motions: [Track.Motion]
  var curves: [Curve] = []
  var least = 0.0
  var most = 0.0
  /// Of a colour, what it was from when on; `nil` while it did not exist.
  var swatches: [(time: Double, color: DisplayColor?)] = []

  var isColor: Bool { !swatches.isEmpty }

  /// Those values of a recording that were shown differently, in the order of their paths.
  static func rows(of recording: Recording) -> [PlotRow] {
    recording.written(allValues: false).compactMap { PlotRow($0, times: recording.times) }
  }

  private init?(_ track: Track, times: [Double]) {
    let moving = (0..<track.width).filter(track.changes)
    guard !moving.isEmpty else { return nil }
    path = track.path
    view = String(PathQuery.withoutNumber(track.path.split(separator: "/").last ?? track.path[...]))
    animation = track.motions.map(\.animation).first ?? ""
    motions = track.motions
    name = track.name
    if track.isColor {
      swatches = Self.swatches(track, times)
      return
    }
    let isPart = track.width > 1
    if isPart { name += " " + moving.map { track.componentNames[$0] }.joined(separator: ", ") }
    curves = moving.map { index in
      Curve(name: track.componentNames[index], stretches: Self.stretches(track, index, times))
    }
    let values = curves.flatMap(\.stretches).flatMap { $0 }.map(\.value)
    least = values.min() ?? 0
    most = values.max() ?? 0
  }

  private static func stretches(
    _ track: Track, _ index: Int, _ times: [Double]
  ) -> [[(time: Double, value: Double)]] {
    var stretches: [[(time: Double, value: Double)]] = [[]]
    for (row, shown) in track.shown.enumerated() {
      if let shown, index < shown.count, shown[index].isFinite {
        stretches[stretches.count - 1].append((times[row], shown[index]))
      } else if stretches.last?.isEmpty == false {
        stretches.append([])
      }
    }
    return stretches.filter { !$0.isEmpty }
  }

  private static func swatches(
    _ track: Track, _ times: [Double]
  ) -> [(time: Double, color: DisplayColor?)] {
    var swatches: [(time: Double, color: DisplayColor?)] = []
    for (row, shown) in track.shown.enumerated() {
      let color = shown.flatMap { value in
        value.count == 4 ? DisplayColor(value[0], value[1], value[2], value[3]) : nil
      }
      if swatches.isEmpty || swatches.last?.color != color { swatches.append((times[row], color)) }
    }
    return swatches
  }
}

extension Track {
  /// Whether the value is a colour: its components are named so.
  var isColor: Bool { components == ["red", "green", "blue", "alpha"] }
}
