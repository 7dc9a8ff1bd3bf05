/// The forms of a command's arguments, whatever they are read into.
public struct CommandGrammar: Hashable, Sendable {
  /// The words that call the command, as in `legato film`.
  public let command: String
  public let options: [OptionForm]
  public let operands: OperandForm

  /// The option with a name; `--help` and `-h` are options of every command.
  public func option(named name: String) -> OptionForm? {
    (options + [.help]).first { $0.names.contains(name) }
  }

  /// The names that help lists, in its order.
  public var listedNames: [String] { options.filter { $0.help != nil }.flatMap(\.names) }

  /// Whether arguments ask for help, whatever else is among them or wrong with them.
  public static func asksForHelp(_ words: some Sequence<String>) -> Bool {
    contains(OptionForm.help.names, in: words)
  }

  /// Whether one of some flags is among the words before `--`.
  public static func contains(_ flags: [String], in words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { flags.contains($0) }
  }

  // MARK: Errors

  /// The error of an argument that is neither an option nor an operand of the command.
  public func unexpected(_ word: String) -> ArgumentError {
    guard !options.isEmpty else {
      return ArgumentError("\(command) takes nothing: what is \(word)?")
    }
    return ArgumentError("What is \(word)? All options: \(command) --help")
  }

  func unknown(_ name: String) -> ArgumentError {
    let written = name.prefix { $0 != "=" }
    let known = NearestName((options + [.help]).flatMap(\.names))
    return ArgumentError(
      "There is no option \(name)." + known.advice(for: String(written))
        + " All options: \(command) --help")
  }
}
