import SwiftParser
import SwiftSyntax

/// A value that stands as a literal in a source file, and can be changed there: a number, a text, a switch, a
/// case, or an animation with its numbers.
struct SourceLiteral: Codable, Equatable, Sendable {
  enum Kind: String, Codable {
    /// A spring with a response or duration and a bounce or damping fraction.
    case spring
    /// A curve with a duration.
    case curve
    case number, text, flag
    /// A case of an enumeration, of which `options` has all.
    case choice
    /// A colour with a name of the system's, or with its parts.
    case color
  }

  var kind: Kind
  /// Where it stands: an offset and a length in UTF-8 code units.
  var start: Int
  var length: Int
  /// Where it stands, from 1.
  var line: Int
  /// As it stands there.
  var source: String
  /// What it is of, as `withAnimation`, `isOn` or `cornerRadius`.
  var name: String
  /// Where it is: `SaveButton.body`.
  var context: String
  /// The numbers of an animation by label, as far as they are literals.
  var values: [String: Double] = [:]
  /// What may stand there instead.
  var options: [String] = []
  /// Whether it is a token: a value that is there once for all views, or that a theme gives.
  var isToken = false
  /// Whether a number may have a fraction: it is written with one, or is declared as of a type that has.
  var isFractional = false
  /// By which of the file's previews it is shown, from 0; `nil` where that is not known.
  var previews: [Int]?
}

/// A value of the source that is shown changed.
struct SourceEdit: Codable, Equatable, Sendable {
  var start: Int
  var length: Int
  /// What stands there, so that no other text is ever replaced.
  var source: String
  var text: String
}
