import LegatoArguments
import LegatoAudit
import LegatoFilm

/// What `legato check` was asked for.
struct CheckOptions: Equatable {
  var paths: [String] = []
  var views: [String] = []
  /// Where reports go, each in the format of its ending.
  var outputs: [String] = []
  var evidence: String?
  var baseline: String?
  var writesBaseline = false
  var failsOn = Severity.warning
  var isQuiet = false
  var isVerbose = false
  var showsRules = false
  /// How files of projects are compiled.
  var project = ProjectOptions()
  /// How the views are played.
  var play = PlayOptions()
  /// The arguments for the program that plays.
  var forwarded: [String] = []
}

extension CheckOptions {
  /// Reads the arguments after `check`.
  init(_ arguments: [String]) throws(FilmFailure) {
    let (options, parsed) = try Self.syntax.read(arguments, onto: CheckOptions())
    self = options
    let handedOn = PlayOptions.handedOn.map(\.form)
    forwarded = parsed.options.filter { handedOn.contains($0.form) }.flatMap(\.words)
    if paths.isEmpty, !showsRules {
      throw FilmFailure("Which file? As in: legato check Card.swift")
    }
    if writesBaseline, baseline == nil { baseline = Baseline.usualName }
  }

  mutating func addOutput(_ path: String) throws(FilmFailure) {
    guard ReportFormat(path: path) != nil else {
      throw FilmFailure("\(path): a report ends in .json, .sarif, .xml, .md or .txt.")
    }
    outputs.append(path)
  }
}
