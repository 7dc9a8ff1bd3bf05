import LegatoArguments
import LegatoFilm

/// What `legato studio` was asked for.
struct StudioOptions {
  /// A file, or a folder whose files are listed.
  var paths: [String] = []
  var view: String?
  /// 0 for any that is free.
  var port = 0
  var isForNetwork = false
  var opensBrowser = true
  /// How many seconds after its last page the studio ends; `nil`: it stays.
  var lingers: Double?
}

extension StudioOptions {
  static let syntax = CommandSyntax<StudioOptions>(
    "legato studio", textColumn: 19,
    operands: .files { $0.paths.append($1) },
    sections: [
      .text("legato studio FILE.swift | FOLDER | PACKAGE [options]"),
      .text(
        """
        Shows views live in a browser: touch them, edit the file and see it at once, with everything that
        was done played again; pull time back, play it at a tenth, step by frames; switch to dark, to other
        devices and text sizes, and to Reduce Motion while something moves. A folder or a package is a list
        of what can be shown.
        """),
      .text(
        """
        The studio listens on this machine alone and prints the link to its page, which nobody else knows.
        Ctrl-C ends it. Files are only ever written where that is asked for in the page.
        """),
      .options([
        .option(
          "--view", value: "NAME",
          help: "the view to show, or an expression that makes one"
        ) { $0.view = $1.text },
        .option("--port", value: "N", help: "the port to listen on (any that is free)") {
          $0.port = try $1.integer(in: 0...65_535)
        },
        .flag("--no-open", help: "prints the link only, and opens no browser") {
          $0.opensBrowser = false
        },
        .option(
          "--linger", value: "S",
          help: "ends so many seconds after the last page is closed (it stays)"
        ) { $0.lingers = try $1.number(in: 0...86_400, unit: "seconds") },
        .flag(
          "--lan",
          help: """
            listens in the network, too: who has the link can see the views and
            write the files that the studio shows, and the link is not encrypted
            """
        ) { $0.isForNetwork = true },
      ]),
      .text(
        """
        Exit codes
          0  it was ended
          1  the machine is in the way, as where the port is taken
          2  what was asked for cannot be done
        """),
      .examples([
        "legato studio Card.swift",
        "legato studio Gallery",
        "legato studio Sources --no-open --port 8080",
      ]),
    ])

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: StudioOptions()).target
    guard let first = paths.first else {
      throw FilmFailure("Which file or folder? As in: legato studio Card.swift")
    }
    guard paths.count == 1 else {
      throw FilmFailure("One file or one folder is shown: \(first) or \(paths[1])?")
    }
  }
}
