import Foundation
import LegatoArguments
import LegatoAudit
import LegatoFilm
import LegatoLint

/// `legato check --static`: reads sources and says what is wrong in them.
struct StaticCheck {
  static var syntax: CommandSyntax<StaticCheckOptions> { StaticCheckOptions.syntax }

  /// The rules, a line each.
  private static var rules: String {
    let width = (LintRule.allCases.map(\.rawValue.count).max() ?? 0) + 2
    return LintRule.allCases.map { rule in
      rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count) + rule.summary
    }.joined(separator: "\n")
  }

  private let options: StaticCheckOptions

  /// Reads the arguments after `check`.
  init(_ arguments: [String]) throws(FilmFailure) {
    options = try StaticCheckOptions(arguments)
  }

  /// Does it, and answers the exit code.
  func run() throws(FilmFailure) -> Int32 {
    if options.showsRules {
      print(Self.rules)
      return 0
    }
    var files: [String] = []
    var known: Set<String> = []
    for path in options.paths {
      guard let found = SwiftFiles.files(at: path) else {
        throw FilmFailure("\(path) cannot be read.")
      }
      files += found.filter { known.insert($0).inserted }
    }
    guard !files.isEmpty else {
      throw FilmFailure("There is no Swift file in \(options.paths.joined(separator: ", ")).")
    }
    var findings: [LintFinding] = []
    var unread: [String] = []
    for file in files {
      if let found = try check(file) { findings += found } else { unread.append(file) }
    }
    let allowed =
      try options.baseline.map { path throws(FilmFailure) in try Baseline.read(path) } ?? nil
    let verdict = StaticVerdict(findings, of: files, baseline: allowed)
    for path in options.outputs { try write(report(verdict, path), to: path) }
    print(StaticReport.text(verdict.new, options.format), terminator: "")
    if options.writesBaseline, let baseline = options.baseline {
      try write(Baseline(verdict.results, allowing: allowed).text, to: baseline)
    }
    for file in unread {
      Terminal.say(
        "\(file) cannot be read, has more than \(SwiftFiles.maxSize >> 20) MB, or is not UTF-8.")
    }
    if !unread.isEmpty { return FilmFailure.usage }
    if options.writesBaseline { return 0 }
    return verdict.fails(on: options.failsOn) ? CheckExit.findings : 0
  }

  private func report(_ verdict: StaticVerdict, _ path: String) -> String {
    let all = Verdict(
      verdict.results, baseline: verdict.baseline, failsOn: Severity(options.failsOn))
    let asked = options.chosenRules.map(RuleDescription.init)
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
    let rules = options.chosenRules
    let findings = SourceLinter.findings(in: text, path: file, rules: rules)
    guard options.fixes else { return findings }
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
