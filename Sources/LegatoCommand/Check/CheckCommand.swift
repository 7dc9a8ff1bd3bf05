import Foundation
import Legato
import LegatoAudit
import LegatoFilm

/// `legato check`: compiles the files, has their views played, and reports what the rules say.
struct CheckCommand {
  let options: CheckOptions

  init(_ arguments: [String]) throws(FilmFailure) {
    options = try CheckOptions(arguments)
  }

  /// Does it. Answers the exit code.
  func run() throws(FilmFailure) -> Int32 {
    if options.showsHelp {
      print(CheckHelp.text)
      return 0
    }
    if options.showsRules {
      print(CheckHelp.rules)
      return 0
    }
    let known = try options.baseline.map { path throws(FilmFailure) in try Baseline.read(path) }
    let groups = try CheckFiles.groups(options)
    let player = CheckPlayer(
      options: options,
      compiler: FilmCompiler(installation: try .current(), cache: .standard()))
    var results = CheckResults()
    var doesNotCompile = false
    for group in groups {
      let checked = try player.check(group)
      results.append(checked.results)
      doesNotCompile = doesNotCompile || checked.doesNotCompile
    }
    return try report(results, known ?? nil, doesNotCompile: doesNotCompile)
  }

  private func report(
    _ results: CheckResults, _ known: Baseline?, doesNotCompile: Bool
  ) throws(FilmFailure) -> Int32 {
    let verdict = Verdict(results, baseline: known, failsOn: options.failsOn)
    // First of all, so that it is not lost where a file cannot be written.
    if !options.isQuiet {
      print(
        TextReport(colors: Terminal.hasColors, isVerbose: options.isVerbose).text(verdict),
        terminator: "")
    }
    for path in options.outputs {
      guard let format = ReportFormat(path: path) else { continue }
      try write(format.text(verdict), to: path)
    }
    if let evidence = options.evidence { try write(EvidenceReport.text(verdict), to: evidence) }
    if options.writesBaseline, let path = options.baseline {
      try write(Baseline(verdict.results, allowing: known).text, to: path)
    }
    if doesNotCompile { return FilmFailure.doesNotCompile }
    if !results.failures.isEmpty { return CheckExit.incomplete }
    return verdict.fails && !options.writesBaseline ? CheckExit.findings : 0
  }

  private func write(_ text: String, to path: String) throws(FilmFailure) {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw FilmFailure("\(path) cannot be written: \(error)", exitCode: FilmFailure.machine)
    }
  }
}
