/// The arguments of a command that are not options.
package struct OperandForm: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The command takes none.
    case none
    /// Paths of files and folders.
    case files
    /// One of a few words.
    case words([String])
  }

  package let kind: Kind
  /// Whether everything after the first operand is an operand too, whatever it looks like.
  package let endsOptions: Bool
}
