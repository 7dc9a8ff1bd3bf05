import SwiftSyntax

/// A declaration that a slice takes as a whole or leaves out: a type, an extension, a member, a function, a value.
struct Piece: Sendable {
  enum Kind: Sendable {
    /// A type; its members are pieces, too.
    case type
    /// An extension; its members are pieces, too.
    case `extension`
    /// A protocol, whole.
    case protocolType
    /// A member, function, value, alias, operator.
    case declaration
    /// A `#Preview`.
    case preview
    /// Code of a file that runs: nothing can need it.
    case statement
  }

  let kind: Kind
  /// The names by which other code mentions it; of a function that is an operator, its signs.
  var names: [String] = []
  /// The labels of an initialiser or a subscript, by which it is mentioned.
  var labels: [String]?
  /// What a person would call it, as in `Card.share()`.
  var title: String
  /// Where it stands, in UTF-8 code units.
  let range: Range<Int>
  let line: Int
  /// The type or extension that it is a member of: its number in the file.
  var parent: Int?
  /// The first name of the type that an extension extends.
  var extended: String?
  /// The protocols and classes that it says it is one of.
  var inherited: [String] = []
  /// Whether it is part of every slice that has its parent: what is stored, initialisers, cases, overrides.
  var isNeeded = false
  var isPublic = false
  var isFileLocal = false
  let node: Syntax

  var isShell: Bool { kind == .type || kind == .extension }
}
