import LegatoFilm

/// `legato manual`: the manual page, made of the commands' own help.
struct ManualCommand {
  static let help = """
    legato manual

    Prints the manual page.

    Examples
      legato manual | man -l -
      legato manual > ~/.local/share/man/man1/legato.1
    """

  init(_ arguments: [String]) throws(FilmFailure) {
    if let first = arguments.first {
      throw FilmFailure("legato manual takes nothing: what is \(first)?")
    }
  }

  func run() throws(FilmFailure) -> Int32 {
    print(ManualPage.text, terminator: "")
    return 0
  }
}
