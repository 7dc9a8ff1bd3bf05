import Foundation
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
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(FilmFailure) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    guard let text = rest.popFirst() else { throw FilmFailure("\(option) needs a value.") }
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
    for path in paths {
      guard let found = SwiftFiles.files(at: path) else {
        throw FilmFailure("\(path) cannot be read.")
      }
      files += found.filter { !files.contains($0) }
    }
    var findings: [LintFinding] = []
    for file in files { findings += try check(file) }
    print(StaticReport.text(findings, format), terminator: "")
    let severities = LintFinding.Severity.allCases
    let least = severities.firstIndex(of: failsOn) ?? 0
    return findings.contains { (severities.firstIndex(of: $0.severity) ?? 0) >= least } ? 1 : 0
  }

  /// What is wrong in a file, and stays so.
  private func check(_ file: String) throws(FilmFailure) -> [LintFinding] {
    guard let text = SwiftFiles.text(of: file) else {
      throw FilmFailure(
        "\(file) cannot be read, or has more than \(SwiftFiles.largest >> 20) MB.")
    }
    let rules = rules.isEmpty ? LintRule.allCases : rules
    let findings = SourceLinter.findings(in: text, path: file, rules: rules)
    guard fixes else { return findings }
    let fixed = text.applying(findings)
    guard fixed.count > 0 else { return findings }
    do {
      try Data(fixed.text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw FilmFailure(
        "\(file) cannot be written: \(error.localizedDescription)", exitCode: FilmFailure.machine)
    }
    Terminal.say("\(file): mended \(fixed.count) of \(findings.count)")
    return SourceLinter.findings(in: fixed.text, path: file, rules: rules)
  }
}
