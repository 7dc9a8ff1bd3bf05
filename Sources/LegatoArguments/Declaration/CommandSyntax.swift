/// The declaration of a command's arguments.
///
/// It is the one list of the command's options: arguments are read by it, and help, completions, the
/// manual and advice on misspelt options are made from it.
public struct CommandSyntax<Target>: Sendable {
  public let grammar: CommandGrammar
  /// What `--help` prints.
  public let help: String
  private let sections: [HelpSection<Target>]
  private let textColumn: Int
  private let options: [OptionDeclaration<Target>]
  private let operands: OperandDeclaration<Target>

  /// - Parameters:
  ///   - command: the words that call the command, as in `legato film`.
  ///   - textColumn: the column of the descriptions in help, from 0.
  ///   - operands: the arguments that are not options.
  ///   - sections: the help, and with it the options.
  public init(
    _ command: String, textColumn: Int = 23, operands: OperandDeclaration<Target> = .none,
    sections: [HelpSection<Target>]
  ) {
    self.sections = sections
    self.textColumn = textColumn
    self.operands = operands
    options = sections.flatMap(\.options)
    grammar = CommandGrammar(
      command: command, options: options.map(\.form), operands: operands.form)
    help = sections.map { $0.text(column: textColumn) }.joined(separator: "\n\n")
  }

  /// Reads arguments.
  ///
  /// - Parameter target: what the options and then the operands change, in the order in which they
  ///   were given.
  /// - Returns: the arguments, sorted.
  /// - Throws: an `ArgumentError`, or what the declaration of an argument throws.
  @discardableResult
  public func read(
    _ words: [String], into target: inout Target
  ) throws -> ParsedArguments {
    let arguments = try grammar.parse(words)
    for occurrence in arguments.options {
      let declared = options.first { $0.form.names.contains(occurrence.name) }
      let value = OptionValue(option: occurrence.name, text: occurrence.value ?? "")
      try declared?.apply(&target, value)
    }
    for operand in arguments.operands { try operands.apply(&target, operand) }
    return arguments
  }

  /// The same arguments of a command whose target contains this one.
  public func lifted<Outer>(
    to path: any WritableKeyPath<Outer, Target> & Sendable, operands: OperandDeclaration<Outer>
  ) -> CommandSyntax<Outer> {
    CommandSyntax<Outer>(
      grammar.command, textColumn: textColumn, operands: operands,
      sections: sections.map { $0.lifted(to: path) })
  }
}
