/// The operands of a command: their form, and what each changes in the value that the arguments are
/// read into.
public struct OperandDeclaration<Target>: Sendable {
  public let form: OperandForm
  let apply: @Sendable (inout Target, String) throws -> Void

  /// An operand is an error.
  public static var none: OperandDeclaration {
    OperandDeclaration(form: OperandForm(kind: .none, endsOptions: false)) { _, _ in }
  }

  /// Paths of files and folders.
  public static func files(
    apply: @escaping @Sendable (inout Target, String) throws -> Void
  ) -> OperandDeclaration {
    OperandDeclaration(form: OperandForm(kind: .files, endsOptions: false), apply: apply)
  }

  /// Words that a shell can offer.
  ///
  /// - Parameter endsOptions: whether everything after the first operand is an operand too.
  public static func words(
    _ words: [String], endsOptions: Bool = false,
    apply: @escaping @Sendable (inout Target, String) throws -> Void
  ) -> OperandDeclaration {
    OperandDeclaration(
      form: OperandForm(kind: .words(words), endsOptions: endsOptions), apply: apply)
  }
}
