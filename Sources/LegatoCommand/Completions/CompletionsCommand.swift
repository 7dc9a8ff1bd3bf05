import Foundation
import LegatoArguments
import LegatoFilm

/// `legato completions`: what a shell offers at the Tab key, made of the commands' declarations.
struct CompletionsCommand {
  /// What follows the kind is taken from a command line: options in it are not this command's.
  static let syntax = CommandSyntax<[String]>(
    "legato completions",
    operands: .words(["bash", "zsh"], endsOptions: true) { $0.append($1) },
    sections: [
      .text(
        """
        legato completions bash | zsh
        legato completions views | previews FILE.swift…
        """),
      .text(
        """
        Prints the completions of a shell; or, as those ask for, the names of the views or of the previews
        in files, a line each.
        """),
      .examples([
        "legato completions bash > ~/.local/share/bash-completion/completions/legato",
        "legato completions zsh > ~/.zfunc/_legato    # with fpath+=~/.zfunc before compinit",
      ]),
    ])

  enum Kind: String, CaseIterable {
    case bash, zsh, views, previews
  }

  let kind: Kind
  let files: [String]

  init(_ arguments: [String]) throws(FilmFailure) {
    let words = try Self.syntax.read(arguments, onto: []).target
    guard let first = words.first else {
      throw FilmFailure("Which shell? As in: legato completions bash")
    }
    guard let kind = Kind(rawValue: first) else {
      throw FilmFailure("There are no completions for \(first): bash, zsh.")
    }
    let isShell = kind == .bash || kind == .zsh
    guard !isShell || words.count == 1 else {
      throw FilmFailure("Which shell? As in: legato completions bash")
    }
    self.kind = kind
    files = words.dropFirst().filter { $0.hasSuffix(".swift") }
  }

  func run() throws(FilmFailure) -> Int32 {
    switch kind {
    case .bash: print(BashCompletions.text, terminator: "")
    case .zsh: print(ZshCompletions.text, terminator: "")
    case .views, .previews: names.forEach { print($0) }
    }
    return 0
  }

  /// What the files have of the kind: of those that can be read.
  var names: [String] {
    files.flatMap { file -> [String] in
      guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
      let summary = ViewFinder.summary(of: source)
      return kind == .views ? summary.views.map(\.name) : summary.previews.compactMap(\.name)
    }
  }
}
