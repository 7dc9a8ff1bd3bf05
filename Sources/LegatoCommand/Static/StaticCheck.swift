import Foundation
import LegatoAudit
import LegatoFilm
import LegatoLint

/// `legato check --static`: reads sources and says what is wrong in them.
struct StaticCheck {
  enum Format: String, CaseIterable {
    case text, json, github
  }

  private(set) var paths: [String] = []
  private(set) var rules: [LintRule] = []
  private(set) var format = Format.text
  private(set) var failsOn = LintFinding.Severity.warning
  private(set) var fixes = false
  private(set) var showsRules = false
  /// Where reports go, each in the format of its ending.
  private(set) var outputs: [String] = []
  private(set) var baseline: String?
  private(set) var writesBaseline = false

  /// - Parameter arguments: those of `legato check` but for `--static`.
  init(_ arguments: [String]) throws(FilmFailure) {
    var rest = arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
        return [argument]
      }
      return [String(argument[..<sign]), String(argument[argument.index(after: sign)...])]
    }[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--fix": fixes = true
      case "--rules": showsRules = true
      case "--write-baseline": writesBaseline = true
      case "--baseline": baseline = try Self.value(argument, &rest)
      case "--out", "-o":
        let path = try Self.value(argument, &rest)
        guard [".sarif", ".json", ".txt", ".xml"].contains(where: path.hasSuffix) else {
          throw FilmFailure(
            "\(path): findings in sources are written as .sarif, .json, .xml (JUnit) or .txt.")
        }
        outputs.append(path)
      case "--rule": rules.append(try Self.choice(argument, &rest))
      case "--format": format = try Self.choice(argument, &rest)
      case "--fail-on": failsOn = try Self.choice(argument, &rest)
      case _ where argument.hasPrefix("-") && argument != "-":
        throw FilmFailure(
          "There is no option \(argument)."
            + OptionNames(help: StaticCheckHelp.text).advice(for: argument)
            + " All options: legato check --help")
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty || showsRules else {
      throw FilmFailure("Which sources? As in: legato check --static Sources")
    }
    if writesBaseline, baseline == nil { baseline = Baseline.usualName }
  }

  private static func value(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(FilmFailure) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw FilmFailure("\(option) needs a value.")
    }
    return value
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(FilmFailure) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    let text = try value(option, &rest)
    guard let choice = Choice(rawValue: text) else {
      throw FilmFailure(
        "\(option) is \(text): it takes one of \(names.joined(separator: ", "))."
          + OptionNames(names).advice(for: text))
    }
    return choice
  }

  /// Does it, and answers the exit code.
  func run() throws(FilmFailure) -> Int32 {
    if showsRules {
      print(StaticCheckHelp.rules)
      return 0
    }
    var files: [String] = []
    var known: Set<String> = []
    for path in paths {
      guard let found = SwiftFiles.files(at: path) else {
        throw FilmFailure("\(path) cannot be read.")
      }
      files += found.filter { known.insert($0).inserted }
    }
    guard !files.isEmpty else {
      throw FilmFailure("There is no Swift file in \(paths.joined(separator: ", ")).")
    }
    var findings: [LintFinding] = []
    var unread: [String] = []
    for file in files {
      if let found = try check(file) { findings += found } else { unread.append(file) }
    }
    let allowed = try baseline.map { path throws(FilmFailure) in try Baseline.read(path) } ?? nil
    let verdict = StaticVerdict(findings, of: files, baseline: allowed)
    for path in outputs { try write(report(verdict, path), to: path) }
    print(StaticReport.text(verdict.new, format), terminator: "")
    if writesBaseline, let baseline {
      try write(Baseline(verdict.results, allowing: allowed).text, to: baseline)
    }
    for file in unread {
      Terminal.say(
        "\(file) cannot be read, has more than \(SwiftFiles.largest >> 20) MB, or is not UTF-8.")
    }
    if !unread.isEmpty { return FilmFailure.usage }
    if writesBaseline { return 0 }
    return verdict.fails(on: failsOn) ? CheckExit.findings : 0
  }

  private func report(_ verdict: StaticVerdict, _ path: String) -> String {
    let all = Verdict(verdict.results, baseline: verdict.baseline, failsOn: Severity(failsOn))
    let asked = (rules.isEmpty ? LintRule.allCases : rules).map(RuleDescription.init)
    if path.hasSuffix(".sarif") {
      return ReportFormat.sarif.text(all, rules: asked + RuleDescription.unreadableSources)
    }
    if path.hasSuffix(".xml") { return ReportFormat.junit.text(all, rules: asked) }
    return StaticReport.text(
      verdict.new, path.hasSuffix(".json") ? .json : .text, hasColors: false)
  }

  /// What is wrong in a file, and stays so; `nil` where it cannot be read.
  private func check(_ file: String) throws(FilmFailure) -> [LintFinding]? {
    guard let text = SwiftFiles.text(of: file) else { return nil }
    let rules = rules.isEmpty ? LintRule.allCases : rules
    let findings = SourceLinter.findings(in: text, path: file, rules: rules)
    guard fixes else { return findings }
    let fixed = text.applying(findings)
    guard fixed.count > 0 else { return findings }
    try write(fixed.text, to: file)
    Terminal.say("\(file): mended \(fixed.count) of \(findings.count)")
    return SourceLinter.findings(in: fixed.text, path: file, rules: rules)
  }

  private func write(_ text: String, to path: String) throws(FilmFailure) {
    try WholeFile.write(Data(text.utf8), to: path)
  }
}
