import LegatoFilm

/// A part of `legato`: what it is called, what it says of itself, and what it does.
struct Subcommand: Sendable {
  let name: String
  /// What it does, in a few words: for the list of commands.
  let summary: String
  /// What `legato NAME --help` says. It is the one list of the options: completions, the manual and
  /// advice on misspelt options are read from it.
  let help: String
  /// What it takes beside options, for completions.
  var operands = Operands.none
  /// Does it with the arguments behind the name, and answers the exit code.
  let run: @MainActor (_ arguments: [String]) throws(FilmFailure) -> Int32

  enum Operands: Hashable, Sendable {
    case none
    /// Paths of files and folders.
    case files
    /// One of a few words.
    case words([String])
  }

  var options: OptionNames { OptionNames(help: help) }

  /// What is wrong with an option that is none.
  func unknown(_ option: String) -> FilmFailure {
    FilmFailure(
      "There is no option \(option)." + options.advice(for: option)
        + " All options: legato \(name) --help")
  }
}
