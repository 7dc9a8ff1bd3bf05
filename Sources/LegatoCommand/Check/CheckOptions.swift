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
  var showsHelp = false
  var showsRules = false
  /// What is handed on to the program that plays.
  var forwarded: [String] = []

  init(_ arguments: [String]) throws(FilmFailure) {
    var rest: [String] = arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
        return [argument]
      }
      return [String(argument[..<sign]), String(argument[argument.index(after: sign)...])]
    }.reversed()
    while let argument = rest.popLast() {
      try read(argument, &rest)
    }
    if paths.isEmpty, !showsHelp, !showsRules {
      throw FilmFailure("Which file? As in: legato check Card.swift")
    }
    if writesBaseline, baseline == nil { baseline = Baseline.usualName }
  }

  private mutating func read(_ argument: String, _ rest: inout [String]) throws(FilmFailure) {
    switch argument {
    case "--help", "-h": showsHelp = true
    case "--rules": showsRules = true
    case "--view": views.append(try Self.value(argument, &rest))
    case "--out", "-o":
      let path = try Self.value(argument, &rest)
      guard ReportFormat(path: path) != nil else {
        throw FilmFailure("\(path): a report ends in .json, .sarif, .xml, .md or .txt.")
      }
      outputs.append(path)
    case "--evidence": evidence = try Self.value(argument, &rest)
    case "--baseline": baseline = try Self.value(argument, &rest)
    case "--write-baseline": writesBaseline = true
    case "--fail-on":
      let text = try Self.value(argument, &rest)
      guard let severity = Severity(rawValue: text) else {
        throw FilmFailure("--fail-on is \(text): it takes one of note, warning, error.")
      }
      failsOn = severity
    case "--quiet": isQuiet = true
    case "--verbose": isVerbose = true
    case "--dark", "--right-to-left", "--reduce-transparency": forwarded.append(argument)
    case "--preview", "--rule", "--size", "--text-size", "--resources", "--patience", "--targets":
      forwarded += [argument, try Self.value(argument, &rest)]
    case _ where argument.hasPrefix("-"):
      throw FilmFailure("There is no option \(argument). All options: legato check --help")
    default: paths.append(argument)
    }
  }

  private static func value(_ option: String, _ rest: inout [String]) throws(FilmFailure) -> String
  {
    guard let value = rest.popLast(), !value.isEmpty else {
      throw FilmFailure("\(option) needs a value.")
    }
    return value
  }
}
