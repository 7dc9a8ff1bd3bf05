import LegatoArguments
import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// The options of a program that plays the views of a check: those that `legato check` hands on to it,
/// and those between the two.
package struct PlayOptions: Equatable, Sendable {
  /// Where the results are written.
  package var results = "check.json"
  /// The surface, the previews and the patience, which are the same as those of a film.
  fileprivate var film = FilmOptions()
  /// The rules that count; all where empty.
  package var rules: Set<String> = []
  package var tokens: Set<String> = []
  /// The number of subjects to skip, from the first on: they have been played.
  package var skipped = 0

  /// The number of things that are touched in a view.
  package var targets = Player.Limits().targets
  /// Whether the program writes to the standard error what it plays.
  package var reportsProgress = false

  package init() {}

  /// Reads the arguments of the program.
  ///
  /// - Throws: the first error, and what is allowed.
  package init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: PlayOptions()).target
  }

  package var configuration: HostConfiguration { film.configuration }
  /// The surface; `nil` where a view chooses its own.
  package var size: Size? { film.size }
  /// The names of the previews to play; all where empty.
  package var previews: [String] { film.previews }
  /// How long code of a view may take for one step, in seconds.
  package var patience: Double { film.patience }
}

extension PlayOptions {
  /// The options that `legato check` takes and hands on.
  package static let handedOn: [OptionDeclaration<PlayOptions>] = [
    .film(.preview("only the preview of that name; repeatable")),
    .option(
      "--rule", value: "NAME", isRepeatable: true, completion: .words(RuleBook.names),
      help: "only this rule; repeatable (all rules: --rules)"
    ) { $0.rules.insert(try rule($1.text)) },
    .film(.size("the surface in points")),
    .film(.dark("dark colour scheme")),
    .film(.rightToLeft("right-to-left layout")),
    .film(.reduceTransparency(nil)),
    .film(.language("the person's language, as for a film")),
    .film(.infoList("the app's Info.plist, as for a film")),
    .film(.textSize("Dynamic Type, as for a film")),
    .film(.system("as iOS 18 or 26 (26)")),
    .film(.resources("where pictures and colours are looked for")),
    .option(
      "--targets", value: "N", help: "how many things are touched in a view, 0 to 64 (8)"
    ) { $0.targets = try $1.integer(in: 0...64) },
    .film(.patience("how long a view's code may take for one step (20)")),
  ]

  private static let syntax = CommandSyntax<PlayOptions>(
    "legato check",
    sections: [
      .options(handedOn),
      .options([
        .option("--results", value: "FILE") { $0.results = $1.text },
        .option("--skip", value: "N") { $0.skipped = try $1.integer() },
        .option("--token", value: "NAME", isRepeatable: true) { $0.tokens.insert($1.text) },
        .flag("--tell") { $0.reportsProgress = true },
        .film(.scale(nil)),
      ]),
    ])

  private static func rule(_ name: String) throws(FilmFailure) -> String {
    let names = RuleBook.names
    guard names.contains(name) else {
      throw FilmFailure(
        "There is no rule \(name). There are: \(names.joined(separator: ", ")).")
    }
    return name
  }
}

extension OptionDeclaration<PlayOptions> {
  fileprivate static func film(_ option: OptionDeclaration<FilmOptions>) -> OptionDeclaration {
    option.lifted(to: \.film)
  }
}
