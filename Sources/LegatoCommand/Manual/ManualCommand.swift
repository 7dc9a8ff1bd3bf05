import LegatoArguments
import LegatoFilm

/// `legato manual`: the manual page, made of the commands' declarations.
struct ManualCommand {
  static let syntax = CommandSyntax<ManualCommand>(
    "legato manual",
    sections: [
      .text("legato manual"),
      .text("Prints the manual page."),
      .examples([
        "legato manual | man -l -",
        "legato manual > ~/.local/share/man/man1/legato.1",
      ]),
    ])

  private init() {}

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: ManualCommand()).target
  }

  func run() throws(FilmFailure) -> Int32 {
    print(ManualPage.text, terminator: "")
    return 0
  }
}
