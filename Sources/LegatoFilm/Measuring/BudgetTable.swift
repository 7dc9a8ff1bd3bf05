import Foundation

/// Stories with what they showed, for people and for programs.
@_spi(Host)
public struct BudgetTable: Codable, Sendable, Hashable {
  /// The display at which the budget has to be kept.
  public static let hertz = 60

  public let lines: [BudgetLine]
  /// Milliseconds that the fixed loop takes on the machine that times are compared with, and here:
  /// before the stories and after them.
  public let referenceLoop: Double
  public let loops: [Double]

  public init(lines: [BudgetLine], referenceLoop: Double, loops: [Double]) {
    self.lines = lines
    self.referenceLoop = referenceLoop
    self.loops = loops
  }

  /// Whether every story that was played at 60 Hz keeps its budget. Other displays
  /// are reported and not required.
  public var isKept: Bool { lines.allSatisfy { $0.hertz != Self.hertz || $0.isKept } }

  /// Tables in Markdown, one for each display.
  public var text: String {
    let rates = lines.reduce(into: [Int]()) { if !$0.contains($1.hertz) { $0.append($1.hertz) } }
    return ([heading] + rates.map(table)).joined(separator: "\n\n")
  }

  private var heading: String {
    let ratios = loops.map { $0 / referenceLoop }.sorted()
    let speed = [ratios.first, ratios.last].map { $0.map(number) ?? "–" }.joined(separator: " to ")
    return """
      1170×2532 pixels, one core. Times are milliseconds of the thread's processor time, from the events
      to the pixels of the damage; of each frame the least of \(lines.map(\.readings).min() ?? 0) readings or more counts, as the
      stories are the same in every run and other programs only add to what is measured.
      Speed: the fixed loop takes \(speed) times as long as on the reference machine (\(number(referenceLoop)) ms).
      """
  }

  private func table(_ rate: Int) -> String {
    let played = lines.filter { $0.hertz == rate }
    let head = [
      "story at \(rate) Hz", "rows", "shown", "late", "dropped", "fps", "p50 ms", "p99 ms",
      "max ms", "CPU %", "opening ms", "heap KB", "RSS KB",
    ]
    let body = played.map { line in
      [
        line.story, line.rows.joined(separator: " "), "\(line.shown)", "\(line.late)",
        "\(line.dropped)" + (line.isKept ? "" : " !"), number(line.framesPerSecond),
        number(line.p50), number(line.p99), number(line.max), number(line.processor),
        number(line.opening), "\(line.heapGrowth / 1024)", "\(line.residentGrowth / 1024)",
      ]
    }
    func sum(_ part: (BudgetLine) -> Int) -> String { "\(played.reduce(0) { $0 + part($1) })" }
    let total = ["all", "", sum(\.shown), sum(\.late), sum(\.dropped)]
    let rows =
      [head, head.map { _ in "---" }] + body
      + [total + Array(repeating: "", count: head.count - total.count)]
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func number(_ value: Double) -> String {
    value.isFinite ? String(format: abs(value) < 100 ? "%.2f" : "%.0f", value) : "–"
  }

  /// One object with all of it.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
