/// The arguments of a command that are not options.
public struct OperandForm: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The command takes none.
    case none
    /// Paths of files and folders.
    case files
    /// One of a few words.
    case words([String])
  }

  public let kind: Kind
  /// Whether everything after the first operand is an operand too, whatever it looks like.
  public let endsOptions: Bool
}
