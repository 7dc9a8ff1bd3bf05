import LegatoFilm

/// `legato completions`: what a shell offers at the Tab key, made of the commands' own help.
struct CompletionsCommand {
  static let help = """
    legato completions bash | zsh

    Prints the completions of a shell.

    Examples
      legato completions bash > ~/.local/share/bash-completion/completions/legato
      legato completions zsh > ~/.zfunc/_legato    # with fpath+=~/.zfunc before compinit
    """

  enum Shell: String, CaseIterable {
    case bash, zsh
  }

  let shell: Shell

  init(_ arguments: [String]) throws(FilmFailure) {
    guard let first = arguments.first, arguments.count == 1 else {
      throw FilmFailure("Which shell? As in: legato completions bash")
    }
    guard let shell = Shell(rawValue: first) else {
      throw FilmFailure(
        "There are no completions for \(first): "
          + Shell.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    self.shell = shell
  }

  func run() throws(FilmFailure) -> Int32 {
    print(shell == .bash ? BashCompletions.text : ZshCompletions.text, terminator: "")
    return 0
  }
}
