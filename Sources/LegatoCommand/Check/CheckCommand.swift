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
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    var results = CheckResults()
    var doesNotCompile = false
    for (number, group) in groups.enumerated() {
      let checked = try check(group, compiler, number: number, of: groups.count)
      results.append(checked.results)
      doesNotCompile = doesNotCompile || checked.doesNotCompile
    }
    return try report(results, known ?? nil, doesNotCompile: doesNotCompile)
  }

  // MARK: Playing

  private struct Checked {
    var results = CheckResults()
    var doesNotCompile = false
  }

  private func check(
    _ group: CheckFiles.Group, _ compiler: FilmCompiler, number: Int, of total: Int
  ) throws(FilmFailure) -> Checked {
    guard group.files.contains(where: { !$0.choices.isEmpty }) else { return Checked() }
    if group.files.count > 1 {
      progress("\(group.files.count) files together")
      if let program = try? program(group.files, compiler) {
        return Checked(results: try play(program.files, program.url))
      }
    }
    var checked = Checked()
    for (index, file) in group.files.enumerated() where !file.choices.isEmpty {
      let place = group.files.count > 1 ? (index + 1, group.files.count) : (number + 1, total)
      progress(place.1 > 1 ? "\(place.0)/\(place.1) \(file.path)" : file.path)
      do throws(FilmFailure) {
        let program = try program([file], compiler)
        checked.results.append(try play(program.files, program.url))
      } catch {
        guard error.exitCode == FilmFailure.doesNotCompile else { throw error }
        checked.doesNotCompile = true
        checked.results.failures.append(
          CheckResults.Failure(file: file.path, message: error.message))
      }
    }
    return checked
  }

  /// The program that plays the files. Expressions that were made up and do not compile are left out.
  private func program(
    _ files: [CheckFile], _ compiler: FilmCompiler
  ) throws(FilmFailure) -> (files: [CheckFile], url: URL) {
    do throws(FilmFailure) {
      return (files, try compiler.program(CheckSources(files)))
    } catch {
      guard options.views.isEmpty else { throw error }
      var fewer = files
      for (number, file) in files.enumerated() {
        let wrong = file.choices.indices.filter { index in
          error.message.contains(CheckSources.place(file: number, choice: index) + ":")
        }
        fewer[number].omitted += wrong.map { file.choices[$0].name }
        for index in wrong.reversed() { fewer[number].choices.remove(at: index) }
      }
      guard fewer != files, fewer.contains(where: { !$0.choices.isEmpty }) else { throw error }
      return (fewer, try compiler.program(CheckSources(fewer)))
    }
  }

  private func play(_ files: [CheckFile], _ program: URL) throws(FilmFailure) -> CheckResults {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-check-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["--results", output.path] + resources(files) + tokens(files)
      + options.forwarded
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw FilmFailure("\(program.path) cannot be run: \(error)", exitCode: FilmFailure.machine)
    }
    process.waitUntilExit()
    var results =
      FileManager.default.contents(atPath: output.path).flatMap {
        try? CheckResults(decoding: $0)
      } ?? CheckResults()
    if process.terminationReason == .uncaughtSignal {
      let done = results.subjects.map(\.name)
      let all = files.flatMap { file in file.choices.map { (file.path, $0.name) } }
      let next = done.count < all.count ? all[done.count] : (files[0].path, files[0].path)
      results.failures.append(
        CheckResults.Failure(
          file: next.0,
          message: "“\(next.1)” crashed (signal \(process.terminationStatus)) while it was played.")
      )
    } else if process.terminationStatus == FilmFailure.usage {
      throw FilmFailure("The check was not started.")
    }
    return named(results, files)
  }

  /// The program calls files by their numbers.
  private func named(_ results: CheckResults, _ files: [CheckFile]) -> CheckResults {
    var results = results
    func path(_ number: String) -> String {
      Int(number).flatMap { files.indices.contains($0) ? files[$0].path : nil } ?? number
    }
    for index in results.subjects.indices {
      results.subjects[index].file = path(results.subjects[index].file)
      for finding in results.subjects[index].findings.indices {
        results.subjects[index].findings[finding].file = results.subjects[index].file
      }
    }
    for index in results.failures.indices {
      results.failures[index].file = path(results.failures[index].file)
    }
    for file in files where !file.omitted.isEmpty {
      guard let place = results.subjects.lastIndex(where: { $0.file == file.path }) else {
        continue
      }
      results.subjects[place].omissions.append(
        "Not played, as nobody knows what to give them: \(file.omitted.joined(separator: ", "))."
          + " An expression does it: --view 'Card(title: \"A\")'.")
    }
    return results
  }

  /// Pictures and colours of the main bundle lie beside the source files.
  private func resources(_ files: [CheckFile]) -> [String] {
    var folders: [String] = []
    for file in files {
      let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.flatMap { ["--resources", $0] }
  }

  /// Who imports the tokens means to use them.
  private func tokens(_ files: [CheckFile]) -> [String] {
    guard files.allSatisfy({ $0.text.contains("import Legato\n") }) else { return [] }
    return TokenNames.all.flatMap { ["--token", $0] }
  }

  // MARK: Telling

  private func report(
    _ results: CheckResults, _ known: Baseline?, doesNotCompile: Bool
  ) throws(FilmFailure) -> Int32 {
    let verdict = Verdict(results, baseline: known, failsOn: options.failsOn)
    for path in options.outputs {
      guard let format = ReportFormat(path: path) else { continue }
      try write(format.text(verdict), to: path)
    }
    if let evidence = options.evidence { try write(EvidenceReport.text(verdict), to: evidence) }
    if options.writesBaseline, let path = options.baseline {
      try write(Baseline(verdict.results, allowing: known).text, to: path)
    }
    if !options.isQuiet {
      let isTerminal = isatty(STDOUT_FILENO) == 1
      print(
        TextReport(colors: isTerminal, isVerbose: options.isVerbose).text(verdict), terminator: "")
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

  /// Only where somebody looks on.
  private func progress(_ text: String) {
    guard !options.isQuiet, isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data("checking \(text)\n".utf8))
  }
}
