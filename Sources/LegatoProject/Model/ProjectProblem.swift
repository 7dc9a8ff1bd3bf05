/// What of a project could not be read or was not followed, and where.
public struct ProjectProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  /// The line, from 1, where it is known.
  public var line: Int?
  public var message: String

  public init(_ path: String, line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// In one line: names from project files may hold line breaks.
  public var description: String {
    Text.oneLine(path) + (line.map { ":\($0)" } ?? "") + ": " + Text.oneLine(message)
  }
}

enum Text {
  /// The text without control characters, so that it cannot break a line or move a terminal's cursor.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return text
    }
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default:
        scalar.value < 0x20 || scalar.value == 0x7F
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }.joined()
  }
}
