/// The forms of a command's arguments, whatever they are read into.
package struct CommandGrammar: Hashable, Sendable {
  /// The words that call the command, as in `legato film`.
  package let command: String
  package let options: [OptionForm]
  package let operands: OperandForm

  /// The option with a name; `--help` and `-h` are options of every command.
  package func option(named name: String) -> OptionForm? {
    (options + [.help]).first { $0.names.contains(name) }
  }

  /// The names that help lists, in its order.
  package var listedNames: [String] { options.filter { $0.help != nil }.flatMap(\.names) }

  /// Whether arguments ask for help, whatever else is among them or wrong with them.
  package static func asksForHelp(_ words: some Sequence<String>) -> Bool {
    contains(OptionForm.help.names, in: words)
  }

  /// Whether one of some flags is among the words before `--`.
  package static func contains(_ flags: [String], in words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { flags.contains($0) }
  }

  // MARK: Errors

  /// The error of an argument that is neither an option nor an operand of the command.
  package func unexpected(_ word: String) -> ArgumentError {
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
