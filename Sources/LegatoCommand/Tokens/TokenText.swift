import Foundation
import Legato
import LegatoDisplay
import LegatoLint
import LegatoMotion

/// Tokens as text.
enum TokenText {
  /// A line for each: name, motion, how long it takes.
  static func list(_ tokens: [MotionToken] = MotionToken.all) -> String {
    let names = (tokens.map(\.name.count).max() ?? 0) + 2
    let motions = (tokens.map { $0.timing.description.count }.max() ?? 0) + 2
    return tokens.map { token in
      padded(token.name, names) + padded(token.timing.description, motions)
        + length(of: token.timing) + "\n"
    }.joined()
  }

  /// A line for each: name, value, what it is for.
  static func list(_ tokens: [PlainToken]) -> String {
    let names = (tokens.map(\.name.count).max() ?? 0) + 2
    let values = (tokens.map(\.value.count).max() ?? 0) + 2
    return tokens.map {
      padded($0.name, names) + padded($0.value, values) + $0.use + "\n"
    }.joined()
  }

  /// All that there is to be told of a colour or of a number.
  static func page(_ token: PlainToken) -> String {
    let value = token.kind == .color ? "light, dark  " : "value  "
    return [Terminal.styled(token.name, .bold), token.use, "", value + token.value]
      .joined(separator: "\n") + "\n"
  }

  static func json(_ tokens: [PlainToken]) -> String { encoded(tokens) }

  /// All that there is to be told of a token, and its curve.
  static func page(_ token: MotionToken, isUnicode: Bool) -> String {
    var lines = [Terminal.styled(token.name, .bold), token.use, ""]
    lines.append("motion   \(token.timing)")
    lines.append("takes    \(length(of: token.timing))")
    lines.append("role     \(token.role.rawValue)")
    if !token.aliases.isEmpty { lines.append("aliases  \(token.aliases.joined(separator: ", "))") }
    if let expression = TokenExpressions.expression(for: token) {
      lines.append("in code  \(expression)")
    }
    let curve = TerminalCurvePlot(token.timing, isUnicode: isUnicode)
    return (lines + [""] + curve.lines).joined(separator: "\n") + "\n"
  }

  /// How long a motion takes, in words.
  static func length(of timing: Timing) -> String {
    let seconds = "\(readable(timing.visibleDuration)) s"
    return timing.isEndless ? "without an end, \(seconds) a turn" : seconds
  }

  // MARK: JSON

  private struct Entry: Encodable {
    struct Sample: Encodable {
      let time: Double
      let value: Double
      let velocity: Double
    }
    let name: String
    let aliases: [String]
    let motion: String
    let role: String
    let use: String
    let isEndless: Bool
    /// Seconds; of a loop, those of a turn.
    let duration: Double
    var samples: [Sample]?

    init(_ token: MotionToken) {
      name = token.name
      aliases = token.aliases
      motion = token.timing.description
      role = token.role.rawValue
      use = token.use
      isEndless = token.timing.isEndless
      duration = token.timing.visibleDuration
    }
  }

  static func json(_ tokens: [MotionToken]) -> String { encoded(tokens.map(Entry.init)) }

  static func json(_ token: MotionToken) -> String {
    var entry = Entry(token)
    entry.samples = token.timing.sample(every: 1 / 60.0).map {
      Entry.Sample(time: $0.time, value: $0.value, velocity: $0.velocity)
    }
    return encoded(entry)
  }

  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(value)
    return String(decoding: data ?? Data("null".utf8), as: UTF8.self) + "\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
