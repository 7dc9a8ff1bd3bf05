import LegatoArguments
import LegatoAudit
import LegatoFilm
import LegatoLint

/// What `legato check --static` was asked for.
struct StaticCheckOptions {
  enum Format: String, CaseIterable {
    case text, json, github
  }

  var paths: [String] = []
  /// The rules that were asked for; all where empty.
  var rules: [LintRule] = []
  var format = Format.text
  var failsOn = LintFinding.Severity.warning
  var fixes = false
  var showsRules = false
  /// Where reports go, each in the format of its ending.
  var outputs: [String] = []
  var baseline: String?
  var writesBaseline = false

  var chosenRules: [LintRule] { rules.isEmpty ? LintRule.allCases : rules }
}

extension StaticCheckOptions {
  /// Reads the arguments after `check`.
  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: StaticCheckOptions()).target
    guard !paths.isEmpty || showsRules else {
      throw FilmFailure("Which sources? As in: legato check --static Sources")
    }
    if writesBaseline, baseline == nil { baseline = Baseline.usualName }
  }

  fileprivate mutating func addOutput(_ path: String) throws(FilmFailure) {
    guard [".sarif", ".json", ".txt", ".xml"].contains(where: path.hasSuffix) else {
      throw FilmFailure(
        "\(path): findings in sources are written as .sarif, .json, .xml (JUnit) or .txt.")
    }
    outputs.append(path)
  }

  static let syntax = CommandSyntax<StaticCheckOptions>(
    "legato check",
    operands: .files { $0.paths.append($1) },
    sections: [
      .text("legato check --static PATH… [options]"),
      .text(
        """
        Reads Swift sources, without building them, and says where motion is written in a way that goes
        wrong. A path is a file, or a folder whose Swift files are all read. What is not Swift is noted.
        """),
      .options(options),
      .text(
        """
        A line with // legato:allow RULE is left alone by the rule; so is the line below such a comment.
        """),
      .text(
        """
        Exit codes
          0  nothing that counts was found
          1  something was found, or a file cannot be written
          2  a path cannot be read, or an option is wrong
        """),
      .examples([
        "legato check --static Sources",
        "legato check --static Sources --rule animation-without-value --fail-on note",
        "legato check --static Sources/Card.swift --fix",
        "legato check --static . --format json > findings.json",
        "legato check --static Sources --baseline .legato-static.json --out sources.sarif",
      ]),
    ])

  private static let options: [OptionDeclaration<StaticCheckOptions>] = [
    // The mode of the command: whoever reads this declaration has chosen it.
    .flag("--static", help: "reads sources") { _ in },
    .flag("--fix", help: "mends what can be mended without asking, in place") { $0.fixes = true },
    .option(
      "--rule", value: "NAME", isRepeatable: true,
      completion: .words(LintRule.allCases.map(\.rawValue)), help: "only this rule; repeatable"
    ) { $0.rules.append(try $1.choice()) },
    .flag("--rules", help: "lists the rules") { $0.showsRules = true },
    .option(
      "--format", value: "NAME", completion: .words(Format.allCases.map(\.rawValue)),
      help: "text, json, or github, which marks the lines of a pull request (text)"
    ) { $0.format = try $1.choice() },
    .option(
      "-o", "--out", value: "FILE", isRepeatable: true, completion: .files,
      help: "writes a report: .sarif (2.1.0), .json, .xml (JUnit) or .txt; repeatable"
    ) { try $0.addOutput($1.text) },
    .option(
      "--baseline", value: "FILE", completion: .files,
      help: "what is known already: only what is new, or more in a file than before"
    ) { $0.baseline = $1.text },
    .flag(
      "--write-baseline",
      help: "writes what there is now to the baseline's file; never more than was known"
    ) { $0.writesBaseline = true },
    .option(
      "--fail-on", value: "SEVERITY",
      completion: .words(LintFinding.Severity.allCases.map(\.rawValue)),
      help: "what counts for the exit code: note, warning or error (warning)"
    ) { $0.failsOn = try $1.choice() },
  ]
}
