import Foundation
import LegatoAudit
import LegatoFilm
import Synchronization

/// Compiles groups of files, and has their views played.
struct CheckPlayer: Sendable {
  let options: CheckOptions
  let compiler: FilmCompiler

  struct Checked: Sendable {
    var results = CheckResults()
    var doesNotCompile = false

    mutating func append(_ other: Checked) {
      results.append(other.results)
      doesNotCompile = doesNotCompile || other.doesNotCompile
    }
  }

  func check(_ group: CheckFiles.Group) throws(FilmFailure) -> Checked {
    var checked = Checked()
    checked.results.failures = group.unreadable
    let views = group.files.indices.filter { !group.files[$0].choices.isEmpty }
    guard !views.isEmpty else {
      checked.results.failures += group.files.filter { !$0.omitted.isEmpty }.map { file in
        CheckResults.Failure(file: file.path, message: Self.omission(file.omitted))
      }
      return checked
    }
    guard group.isFolder else {
      checked.append(try alone(group.files[0], place: ""))
      return checked
    }
    if let code = group.code {
      checked.append(
        try oneByOne(group.files.filter { !$0.choices.isEmpty }, group.companions, code))
      return checked
    }
    var rest: [CheckFile] = []
    report(group.files.count == 1 ? group.files[0].path : "\(group.files.count) files together")
    if let (part, played) = try together(group) {
      checked.results.append(played)
      rest = part
    } else {
      rest = group.files
    }
    checked.append(try oneByOne(rest.filter { !$0.choices.isEmpty }, group.companions))
    return checked
  }

  // MARK: Together

  /// Plays the files that can be compiled together; answers what is left, or `nil` where that is all.
  private func together(
    _ group: CheckFiles.Group
  ) throws(FilmFailure) -> (rest: [CheckFile], results: CheckResults)? {
    do throws(FilmFailure) {
      let (files, url) = try program(group.files, group.companions)
      return ([], try play(files, url))
    } catch {
      guard error.exitCode == FilmFailure.doesNotCompile else { throw error }
      let wrong = group.files.filter { error.message.contains("\($0.path):") }
      guard !wrong.isEmpty, wrong.count <= group.files.count / 2 else { return nil }
      let others = group.files.filter { !wrong.contains($0) }
      do throws(FilmFailure) {
        guard others.contains(where: { !$0.choices.isEmpty }) else { return nil }
        let (files, url) = try program(others, group.companions)
        return (wrong, try play(files, url))
      } catch {
        guard error.exitCode == FilmFailure.doesNotCompile else { throw error }
        return nil
      }
    }
  }

  // MARK: One by one

  /// As many at once as there are processors; the results are in the order of the files.
  private func oneByOne(
    _ files: [CheckFile], _ companions: Companions, _ code: ProjectCode? = nil
  ) throws(FilmFailure) -> Checked {
    let done = Mutex<[Int: Result<Checked, FilmFailure>]>([:])
    Jobs.each(files.count) { index in
      let result = Result { () throws(FilmFailure) in
        try alone(
          files[index], place: files.count > 1 ? "\(index + 1)/\(files.count) " : "",
          code == nil ? companions : nil, code)
      }
      done.withLock { $0[index] = result }
    }
    let results = done.withLock { $0 }
    var checked = Checked()
    for index in files.indices {
      if let result = results[index] { checked.append(try result.get()) }
    }
    return checked
  }

  /// - Parameter companions: where the file is one of many; `nil` where it is to be found out.
  private func alone(
    _ file: CheckFile, place: String, _ companions: Companions? = nil, _ code: ProjectCode? = nil
  ) throws(FilmFailure) -> Checked {
    var checked = Checked()
    guard !file.choices.isEmpty else { return checked }
    report(place + file.path)
    do throws(FilmFailure) {
      if let companions {
        let modules = Companions(modules: companions.modules)
        let (files, url) = try program([file], modules)
        checked.results = try play(files, url)
      } else {
        var compiled: CompiledSubject?
        let (files, url) = try program([file]) { files throws(FilmFailure) in
          let made = try compiler.compiled(SubjectSources(files[0]), code: code)
          compiled = made
          return made.program
        }
        checked.results = try play(files, url, compiled)
        for number in checked.results.subjects.indices {
          checked.results.subjects[number].omissions += (compiled?.notes ?? []).map {
            "Left out: \($0)"
          }
        }
      }
    } catch {
      guard error.exitCode == FilmFailure.doesNotCompile else { throw error }
      checked.doesNotCompile = true
      checked.results.failures.append(
        CheckResults.Failure(file: file.path, message: error.message))
    }
    return checked
  }

  // MARK: Compiling and playing

  /// The program that plays the files. Expressions that were made up and do not compile are left out.
  private func program(
    _ files: [CheckFile], _ companions: Companions
  ) throws(FilmFailure) -> (files: [CheckFile], url: URL) {
    try program(files) { files throws(FilmFailure) in
      try compiler.program(CheckSources(files), companions: companions)
    }
  }

  /// - Parameter compile: compiles the files.
  private func program(
    _ files: [CheckFile], _ compile: ([CheckFile]) throws(FilmFailure) -> URL
  ) throws(FilmFailure) -> (files: [CheckFile], url: URL) {
    do throws(FilmFailure) {
      return (files, try compile(files))
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
      return (fewer, try compile(fewer))
    }
  }

  /// How often a program is started again behind a view that crashed or did not come back.
  private static let maxRestarts = 20

  private func play(
    _ files: [CheckFile], _ program: URL, _ compiled: CompiledSubject? = nil
  ) throws(FilmFailure) -> CheckResults {
    var results = CheckResults()
    var skipped = 0
    for _ in 0...Self.maxRestarts {
      let part = try play(files, program, skipping: skipped, compiled)
      results.append(part)
      guard let reached = part.reached else { return named(results, files) }
      skipped = reached + 1
    }
    let all = files.flatMap { file in file.choices.map { (file.path, $0.name) } }
    if skipped < all.count {
      results.failures.append(
        CheckResults.Failure(
          file: all[skipped].0, message: "“\(all[skipped].1)” and what follows was not played."))
    }
    return named(results, files)
  }

  /// What is played until a view crashes or does not come back, which `reached` names then.
  private func play(
    _ files: [CheckFile], _ program: URL, skipping skipped: Int, _ compiled: CompiledSubject?
  ) throws(FilmFailure) -> CheckResults {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-check-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["--results", output.path, "--skip", "\(skipped)"]
      + (compiled ?? CompiledSubject(program: program)).resources(beside: files.map(\.path))
      .arguments
      + tokens(files) + (isVerbose ? ["--tell"] : []) + options.forwarded
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let home = AppHome()
    defer { home.remove() }
    do { try Children.start(process, variables: home.variables) } catch {
      throw FilmFailure(
        "\(program.path) cannot be run: \(FilmFailure.reason(error)).",
        exitCode: FilmFailure.machine)
    }
    defer { Children.forget(process) }
    process.waitUntilExit()
    let reported = FileManager.default.contents(atPath: output.path).flatMap {
      try? CheckResults(decoding: $0)
    }
    var results = reported ?? CheckResults()
    if process.terminationReason == .uncaughtSignal {
      let all = files.flatMap { file in file.choices.map { (file.path, $0.name) } }
      let number = results.reached ?? skipped
      let next = number < all.count ? all[number] : (files[0].path, files[0].path)
      results.failures.append(
        CheckResults.Failure(
          file: next.0,
          message: "“\(next.1)” crashed (\(Children.crash(process.terminationStatus))) while it was"
            + " played."))
    } else if process.terminationStatus == FilmFailure.usage {
      throw FilmFailure("The check was not started.")
    } else if reported == nil {
      throw FilmFailure(
        "The program that checks wrote no results: \(output.path) cannot be read.",
        exitCode: FilmFailure.machine)
    }
    return results
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
        Self.omission(file.omitted))
    }
    return results
  }

  private static func omission(_ names: [String]) -> String {
    "Not played, as nobody knows what to give them: \(names.joined(separator: ", "))."
      + " An expression does it: --view 'Card(title: \"A\")'."
  }

  /// Who imports the tokens means to use them.
  private func tokens(_ files: [CheckFile]) -> [String] {
    guard files.allSatisfy({ $0.text.contains("import Legato\n") }) else { return [] }
    return TokenNames.all.flatMap { ["--token", $0] }
  }

  // MARK: Telling

  /// Only where somebody looks on, or asks for it.
  private var isVerbose: Bool {
    !options.isQuiet && (options.isVerbose || isatty(STDERR_FILENO) == 1)
  }

  private func report(_ text: String) {
    if isVerbose { Terminal.say("checking \(text)") }
  }
}
