import LegatoArguments
import LegatoFilm

/// A part of `legato`: its name, what it says of itself, and what it does.
struct Subcommand: Sendable {
  let name: String
  /// What it does, in a few words: for the list of commands.
  let summary: String
  /// What it can do: the first of these, unless the flag of another one is given.
  let modes: [Mode]

  /// What a command does with the arguments that it declares.
  struct Mode: Sendable {
    /// The flag that chooses the mode; `nil` for the usual one.
    let flag: String?
    /// Made when it is asked for: a command that runs needs none of the others.
    private let syntax: @Sendable () -> (grammar: CommandGrammar, help: String)
    var grammar: CommandGrammar { syntax().grammar }
    var help: String { syntax().help }
    /// Reads the arguments after the command's name.
    let prepare: @Sendable (_ arguments: [String]) throws(FilmFailure) -> any Command

    init<Prepared: Command>(_ type: Prepared.Type, flag: String? = nil) {
      self.flag = flag
      syntax = { (Prepared.syntax.grammar, Prepared.syntax.help) }
      prepare = { arguments throws(FilmFailure) in try Prepared(arguments) }
    }
  }

  /// What `legato NAME --help` prints.
  var help: String { modes.map(\.help).joined(separator: "\n\n") }

  /// The mode that arguments choose.
  func mode(for arguments: [String]) -> Mode {
    let chosen = modes.first { mode in
      mode.flag.map { CommandGrammar.contains([$0], in: arguments) } ?? false
    }
    return chosen ?? modes[0]
  }

  /// Reads the arguments after the name.
  func prepare(_ arguments: [String]) throws(FilmFailure) -> any Command {
    try mode(for: arguments).prepare(arguments)
  }
}
