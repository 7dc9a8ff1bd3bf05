import Foundation

extension FilmCosts {
  /// How many layers the tables list.
  static let listedLayers = 10

  /// The tables that `legato film --costs` prints: the passes, the dearest layers, and the worst frame.
  ///
  /// - Parameter name: what the film is called.
  package func text(name: String) -> String {
    var lines = [
      "What \(name) costs: \(frames.count) frames at \(width)×\(height) pixels, the least of \(plays) plays",
      "",
    ]
    lines += passes + [""]
    if layers.isEmpty { return (lines + ["Nothing was drawn.", ""]).joined(separator: "\n") }
    lines += table(
      "The dearest layers", Array(layers.prefix(Self.listedLayers)), all: layers, counts: true)
    if layers.count > Self.listedLayers {
      lines.append("  and \(layers.count - Self.listedLayers) more")
    }
    if let worst = worstFrame, !worst.layers.isEmpty {
      lines += [
        "",
        "The worst frame, at \(Self.time(worst.time)): \(Self.milliseconds(1000 * worst.total)) ms"
          + " (\(Self.dearestParts(of: worst)))",
      ]
      lines += table("  its layers", worst.layers, all: nil, counts: false)
    }
    return (lines + [""]).joined(separator: "\n")
  }

  private var passes: [String] {
    let total = distribution(of: nil)
    var rows: [[String]] = [["ms of processor time", "mean", "p99", "worst", ""]]
    for (index, name) in Self.parts.enumerated() {
      let part = distribution(of: index)
      // A pass that never ran has nothing to say.
      guard part.worst >= 0.0005 else { continue }
      rows.append(["  " + name] + Self.columns(part))
    }
    rows.append(["  frame"] + Self.columns(total))
    return Self.aligned(rows, left: [0, 4])
  }

  private static func columns(_ part: Distribution) -> [String] {
    [
      milliseconds(part.mean), milliseconds(part.p99), milliseconds(part.worst),
      "at \(time(part.worstTime))",
    ]
  }

  private func table(
    _ heading: String, _ layers: [Layer], all: [Layer]?, counts: Bool
  ) -> [String] {
    let whole = (all ?? layers).reduce(0) { $0 + $1.seconds }
    var rows = [
      [heading, "ms"] + (counts ? ["share", "frames"] : []) + ["pixels", "filters", "because"]
    ]
    for layer in layers {
      let share = whole > 0 ? Int((100 * layer.seconds / whole).rounded()) : 0
      rows.append(
        ["  " + Self.short(layer.title), Self.milliseconds(1000 * layer.seconds)]
          + (counts ? ["\(share) %", "\(layer.frames)"] : [])
          + [Self.amount(layer.pixels), layer.filters == 0 ? "–" : "\(layer.filters)"]
          + [layer.because])
    }
    return Self.aligned(rows, left: [0, rows[0].count - 1])
  }

  /// Columns of equal width; those named in `left` begin at their left edge.
  static func aligned(_ rows: [[String]], left: Set<Int>) -> [String] {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        return left.contains(column) ? text + gap : gap + text
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The last steps of a long path, which say more than the first ones.
  static func short(_ path: String) -> String {
    var rest = path[...]
    while rest.count > 46, let slash = rest.dropFirst().firstIndex(of: "/") {
      rest = rest[slash...]
    }
    return rest.startIndex == path.startIndex ? path : "…" + rest
  }

  /// What a frame's time consists of, the dearest first: `raster 1.199, update 0.747, layout 0.508`.
  static func dearestParts(of frame: Frame) -> String {
    zip(parts, frame.seconds).filter { $0.1 >= 0.000_05 }.sorted { $0.1 > $1.1 }.prefix(3)
      .map { "\($0.0) \(milliseconds(1000 * $0.1))" }.joined(separator: ", ")
  }

  static func milliseconds(_ value: Double) -> String { String(format: "%.3f", value) }

  static func time(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

  /// A number of pixels in words: `820`, `12 k`, `3.4 M`.
  static func amount(_ pixels: Int) -> String {
    switch pixels {
    case ..<1_000: "\(pixels)"
    case ..<1_000_000: "\(pixels / 1_000) k"
    default: String(format: "%.1f M", Double(pixels) / 1e6)
    }
  }
}

extension FilmCosts.Layer {
  /// The view's path, with how many layers there are of it.
  package var title: String {
    (path.isEmpty ? "the surface" : path) + (count > 1 ? " ×\(count)" : "")
  }

  /// The reasons, each with how often it was there where that is not once.
  package var because: String {
    reasons.prefix(3).map { $0.count > 1 ? "\($0.words) \($0.count)×" : $0.words }
      .joined(separator: ", ")
  }
}
