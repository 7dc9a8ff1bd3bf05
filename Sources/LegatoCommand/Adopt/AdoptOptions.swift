import LegatoArguments
import LegatoFilm

/// What `legato adopt` was asked for.
struct AdoptOptions: Equatable {
  var path = ""
  var others: [String] = []
  var project = ProjectOptions()
  /// Whether the report is printed as JSON.
  var isJSON = false
  /// Where the report goes too, by its ending.
  var outputs: [String] = []
  /// Only files whose path contains it.
  var filter = ""
  /// How long a file's views may take, in seconds.
  var patience = 60.0
  /// The number of files that are compiled at once.
  var jobs = Jobs.usual
  /// Whether the app and the previews are filmed, not only compiled.
  var films = false
}

extension AdoptOptions {
  static let syntax = CommandSyntax<AdoptOptions>(
    "legato adopt",
    operands: .files { options, path in
      if options.path.isEmpty { options.path = path } else { options.others.append(path) }
    },
    sections: [
      .text("legato adopt PROJECT [options]"),
      .text(
        """
        Says how far a project is from being filmed and checked on Linux: reads it (an Xcode project or
        workspace, project.yml, Project.swift, packages, an app playground), compiles every view and every
        preview with the declarations that it needs, and reports which come through, which come through
        without some declarations, which do not, and what is missing, most wanted first.
        """),
      .options(
        heading: "What is looked at",
        ProjectOptions.options.map { $0.lifted(to: \AdoptOptions.project) } + [
          .option("--only", value: "TEXT", help: "only files whose path contains it") {
            $0.filter = $1.text
          },
          .flag("--film", help: "also film the app and every preview that compiles, for a moment") {
            $0.films = true
          },
          .option(
            "--patience", value: "S",
            help: "how long the views of a file may take, 1 to 600 seconds (60)"
          ) {
            $0.patience = try $1.number(in: 1...600, unit: "seconds")
          },
          .option(
            "--jobs", value: "N",
            help: "how many files are compiled at once, 1 to 64 (as many as there are processors)"
          ) {
            $0.jobs = try $1.integer(in: 1...64)
          },
        ]),
      .options(
        heading: "What comes out",
        [
          .flag("--json", help: "print the report as JSON") { $0.isJSON = true },
          .option(
            "-o", "--out", value: "FILE", isRepeatable: true, completion: .files,
            help: "also write the report: .json or text; repeatable"
          ) {
            $0.outputs.append($1.text)
          },
        ]),
      .text(
        """
        Exit codes
          0  every view compiles
          1  some do not, or the machine is in the way
          2  what was asked for cannot be done
        """),
      .examples([
        "legato adopt .",
        "legato adopt MyApp.xcodeproj --target MyApp --json",
        "legato adopt . --stand-in Kingfisher=StandIns/Kingfisher --out adoption.txt",
      ]),
    ])

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: AdoptOptions()).target
    guard !path.isEmpty else {
      throw FilmFailure("Which project? As in: legato adopt MyApp.xcodeproj")
    }
    if let other = others.first { throw FilmFailure(Self.syntax.grammar.unexpected(other).message) }
  }
}
