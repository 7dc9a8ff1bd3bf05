import Foundation

/// What is written for people.
enum Terminal {
  /// Writes to the standard error.
  static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  enum Style: String {
    case bold = "1"
    case quiet = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
  }

  /// Whether the standard output is a terminal that shows colours, for people who want them
  /// (https://no-color.org).
  static let hasColors = showsColors(
    isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment)

  static func showsColors(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && !["", "dumb"].contains(environment["TERM", default: ""])
  }

  static func styled(_ text: String, _ style: Style, hasColors: Bool = hasColors) -> String {
    hasColors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Whether text may have more letters than ASCII.
  static func isUnicode(_ environment: [String: String]) -> Bool {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.lowercased().contains("utf")
  }
}
