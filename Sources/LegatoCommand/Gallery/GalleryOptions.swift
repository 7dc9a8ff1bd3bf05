import LegatoArguments
import LegatoFilm

/// What `legato gallery` was asked for.
struct GalleryOptions {
  var list = "Gallery/films.txt"
  /// Files and folders whose previews are filmed, in place of a list.
  var paths: [String] = []
  /// Where the pages go.
  var folder = "build/gallery"
  /// Part of the name or of the file of each film, in lower case; every film has the empty text.
  var filter = ""
  var isAudited = true
  /// How files of projects are compiled.
  var project = ProjectOptions()
  /// The number of films that are made at once.
  var jobs = Jobs.usual
}

extension GalleryOptions {
  static let syntax = CommandSyntax<GalleryOptions>(
    "legato gallery", textColumn: 19,
    operands: .files { $0.paths.append($1) },
    sections: [
      .text("legato gallery [FILE.swift… | FOLDER… | PROJECT] [options]"),
      .text(
        """
        Films every view of a list, or every preview of files and folders, onto a page of its own that
        plays it, with and without Reduce Motion, checks the view as legato check does, and writes an
        index of all pages, with what the audit says of each, and of the motion tokens.
        """),
      .options([
        .option(
          "--list", value: "FILE", completion: .files,
          help: """
            the list (Gallery/films.txt); a line is name|file|options, the file
            relative to the list, the options those of legato film
            """
        ) { $0.list = $1.text },
        .option(
          "--out", value: "FOLDER", completion: .folders,
          help: "where the pages go (build/gallery)"
        ) { $0.folder = $1.text },
        .option("--only", value: "TEXT", help: "only films whose name or file contains it") {
          $0.filter = $1.text.lowercased()
        },
        .flag("--no-audit", help: "films only, and does not check") { $0.isAudited = false },
        .option(
          "--jobs", value: "N",
          help: "how many are filmed at once, 1 to 64 (as many as there are processors)"
        ) { $0.jobs = try $1.integer(in: 1...64) },
      ]),
      .options(
        heading: "Projects", ProjectOptions.options.map { $0.lifted(to: \GalleryOptions.project) }),
      .text(
        """
        Exit codes
          0  all films were made
          1  a film failed, or the machine is in the way
          2  what was asked for cannot be done
        """),
      .examples([
        "legato gallery",
        "legato gallery --only buttons --out buttons",
        "legato gallery Sources",
      ]),
    ])

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: GalleryOptions()).target
  }
}
