import LegatoDisplay
import LegatoMotion

/// A curve drawn with letters: the value over time, with a line where it ends.
struct TerminalCurvePlot {
  private static let columns = 60
  private static let rows = 14

  let lines: [String]

  /// - Parameter isUnicode: whether dots may be Braille, eight to a letter; one to a letter
  ///   otherwise.
  init(_ timing: Timing, isUnicode: Bool) {
    let (across, down) = isUnicode ? (2, 4) : (1, 1)
    let (width, height) = (Self.columns * across, Self.rows * down)
    let samples = timing.sample(count: width)
    let values = samples.map(\.value)
    let least = min(0, values.min() ?? 0)
    let most = max(1, values.max() ?? 1)
    func row(_ value: Double) -> Int {
      let part = (value - least) / (most - least)
      return min(max(Int(((1 - part) * Double(height - 1)).rounded()), 0), height - 1)
    }
    var dots = Set<Dot>()
    var last: Int?
    for (column, value) in values.enumerated() {
      let here = row(value)
      // No gaps where the curve is steep.
      let from = last.map { $0 < here ? $0 + 1 : $0 > here ? $0 - 1 : here } ?? here
      for dot in min(from, here)...max(from, here) { dots.insert(Dot(column: column, row: dot)) }
      last = here
    }
    let end = row(1) / down
    let start = row(0) / down
    var lines = (0..<Self.rows).map { line in
      let label = line == end ? "1" : line == start ? "0" : " "
      let letters = (0..<Self.columns).map { column in
        isUnicode
          ? Self.braille(dots, column, line)
          : dots.contains(Dot(column: column, row: line)) ? "*" : " "
      }
      let text = letters.joined()
      let trimmed = text.reversed().drop { $0 == " " }.reversed()
      return "\(label) \(isUnicode ? "│" : "|")" + String(trimmed)
    }
    let axis =
      isUnicode
      ? "└" + String(repeating: "─", count: Self.columns)
      : "+" + String(repeating: "-", count: Self.columns)
    lines.append("  " + axis)
    let duration = "\(readable(timing.visibleDuration * 1000, places: 0)) ms"
    lines.append(
      "   0" + String(repeating: " ", count: Self.columns - 1 - duration.count) + duration)
    self.lines = lines
  }

  private struct Dot: Hashable {
    let column: Int
    let row: Int
  }

  /// The dots of a letter: those of Unicode's Braille patterns, from the top left.
  private static func braille(_ dots: Set<Dot>, _ column: Int, _ line: Int) -> String {
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    var pattern: UInt32 = 0
    for (y, row) in bits.enumerated() {
      for (x, bit) in row.enumerated()
      where dots.contains(Dot(column: column * 2 + x, row: line * 4 + y)) {
        pattern |= bit
      }
    }
    return pattern == 0 ? " " : Unicode.Scalar(0x2800 + pattern).map { String($0) } ?? " "
  }
}
