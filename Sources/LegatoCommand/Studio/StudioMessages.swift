import Foundation

/// What a page asks of the studio. What is for the program in which a view runs is handed on as it is.
struct StudioRequest: Decodable {
  enum Kind: String, Decodable {
    /// What is shown, and what there is.
    case hello
    /// Shows another file.
    case choose
    /// For the program in which the view runs: see `PreviewRequest`.
    case open, event, tick, more, findings
    /// A view is not shown any more.
    case close
    /// A value of the source is changed; all changes are forgotten, written into the file, taken back there.
    case edit, revert, write, undo
    /// Writes the film of what was done, to be saved.
    case export
  }

  var kind: Kind
  var path: String?
  /// Which of the views that a page shows at once; 0 is the one that is touched.
  var pane: Int?
  var serial: Int?
  var edit: SourceEdit?
  /// Endings of files.
  var formats: [String]?
}

/// What the studio says of a file.
struct StudioState: Encodable {
  var kind = "state"
  var path: String
  var name: String
  /// Grows with each build that succeeds; 0 where none has.
  var generation: Int
  var isBuilding: Bool
  var names: [String]
  var codes: [String]
  var module: String?
  /// What the compiler says; empty where the newest text compiles.
  var messages: [CompilerMessage]
  var milliseconds: [String: Double]
  /// Milliseconds since 1970: when the file was written, when that was noticed, when this was sent.
  var written: Double
  var noticed: Double
  var sent: Double
  var literals: [SourceLiteral]
  var edits: [SourceEdit]
  var canUndo: Bool
}

/// What the compiler says of a place.
struct CompilerMessage: Encodable, Equatable {
  var file: String?
  var line: Int?
  var column: Int?
  var kind: String
  var text: String

  /// The messages in what the compiler prints; all of it is one where it is of another form.
  static func messages(in text: String) -> [CompilerMessage] {
    let found = text.split(separator: "\n", omittingEmptySubsequences: true).compactMap {
      line -> CompilerMessage? in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/) else {
        return nil
      }
      let output = match.output
      return CompilerMessage(
        file: String(output.1), line: Int(output.2), column: Int(output.3), kind: String(output.4),
        text: String(output.5))
    }
    let whole = CompilerMessage(
      file: nil, line: nil, column: nil, kind: "error",
      text: text.trimmingCharacters(in: .whitespacesAndNewlines))
    return found.isEmpty ? [whole] : found
  }
}

/// A program in which a view ran has come to its end.
struct StudioEnd: Encodable {
  var kind = "ended"
  var pane: Int
  var serial: Int?
  var words: String
  /// What was being done.
  var doing: PreviewNote?
  /// The last of what the view printed.
  var output: String
}

/// What of a program's replies the studio itself reads.
struct PreviewNote: Codable {
  struct Event: Codable {
    var kind: String
    var time: Double
    var text: String?
  }

  struct Target: Codable {
    var label: String?
    var identifier: String?
    var path: String
  }

  var kind: String
  var serial: Int?
  var message: String?
  var event: Event?
  var target: Target?
  var paths: [String]?
}
