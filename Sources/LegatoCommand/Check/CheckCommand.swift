import Foundation
import Legato
import LegatoArguments
import LegatoAudit
import LegatoFilm

/// `legato check`: compiles the files, has their views played, and reports what the rules say.
struct CheckCommand {
  static var syntax: CommandSyntax<CheckOptions> { CheckOptions.syntax }

  /// The rules, a line each.
  static var rules: String {
    let width = (RuleBook.names.map(\.count).max() ?? 0) + 2
    return RuleBook.all.map { rule in
      rule.name + String(repeating: " ", count: width - rule.name.count) + rule.summary
    }.joined(separator: "\n")
  }

  let options: CheckOptions

  init(_ arguments: [String]) throws(FilmFailure) {
    options = try CheckOptions(arguments)
  }

  /// Does it. Answers the exit code.
  func run() throws(FilmFailure) -> Int32 {
    if options.showsRules {
      print(Self.rules)
      return 0
    }
    let known = try options.baseline.map { path throws(FilmFailure) in try Baseline.read(path) }
    let compiler = try options.project.compiler()
    let groups = try CheckFiles.groups(options, compiler)
    let player = CheckPlayer(options: options, compiler: compiler)
    var results = CheckResults()
    var doesNotCompile = false
    var failure: FilmFailure?
    for group in groups {
      do throws(FilmFailure) {
        let checked = try player.check(group)
        results.append(checked.results)
        doesNotCompile = doesNotCompile || checked.doesNotCompile
      } catch {
        // What was found before is reported all the same.
        failure = error
        results.failures.append(
          CheckResults.Failure(file: group.files.first?.path ?? "", message: "It was not played."))
        break
      }
    }
    return try report(results, known ?? nil, doesNotCompile: doesNotCompile, failure)
  }

  /// - Parameter failure: why not all was played; thrown at the end.
  private func report(
    _ results: CheckResults, _ known: Baseline?, doesNotCompile: Bool, _ failure: FilmFailure?
  ) throws(FilmFailure) -> Int32 {
    let verdict = Verdict(results, baseline: known, failsOn: options.failsOn)
    // First of all, so that it is not lost where a file cannot be written.
    if !options.isQuiet {
      print(
        TextReport(colors: Terminal.hasColors, isVerbose: options.isVerbose).text(verdict),
        terminator: "")
    }
    var files = options.outputs.compactMap { path in
      ReportFormat(path: path).map { (path, $0.text(verdict)) }
    }
    if let evidence = options.evidence { files.append((evidence, EvidenceReport.text(verdict))) }
    if options.writesBaseline, let path = options.baseline {
      files.append((path, Baseline(verdict.results, allowing: known).text))
    }
    var failure = failure
    for (path, text) in files {
      do throws(FilmFailure) {
        try write(text, to: path)
      } catch {
        // What can be written is.
        if let failure { Terminal.say(failure.message) }
        failure = error
      }
    }
    if let failure { throw failure }
    if doesNotCompile { return FilmFailure.doesNotCompile }
    if !results.failures.isEmpty { return CheckExit.incomplete }
    return verdict.fails && !options.writesBaseline ? CheckExit.findings : 0
  }

  private func write(_ text: String, to path: String) throws(FilmFailure) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      throw FilmFailure(
        "\(path) cannot be written: \(FilmFailure.reason(error)).", exitCode: FilmFailure.machine)
    }
    try WholeFile.write(Data(text.utf8), to: path)
  }
}
