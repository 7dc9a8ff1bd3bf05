import Foundation
import LegatoFilm
import LegatoSlices

extension Adopter {
  /// Films the app and the previews of a file that compile.
  ///
  /// - Parameter all: what was found out for all views; `nil` where they were compiled one by one.
  func film(
    _ part: Part, _ subjects: inout [Adoption.Subject], _ all: CheckedViews? = nil
  ) throws(FilmFailure) {
    guard options.films else { return }
    let wanted = part.candidates.indices.filter {
      part.candidates[$0].subject.kind != .view
        && [.whole, .partial].contains(subjects[$0].status)
    }
    guard !wanted.isEmpty else { return }
    let deadline = Deadline(seconds: options.patience * Double(wanted.count + 1))
    // One program films all, which saves a compilation for each.
    let together = try all.flatMap { all throws(FilmFailure) in
      try program(part, wanted, of: all, deadline)
    }
    for (position, index) in wanted.enumerated() {
      guard !deadline.isOver else {
        subjects[index].isFilmed = false
        subjects[index].filmFault = "it was not filmed in time"
        continue
      }
      do throws(FilmFailure) {
        let name = together == nil ? nil : name(of: part.candidates[index], position)
        let (film, fault) = try filmed(part, index, together, name: name, deadline)
        subjects[index].filmFault = fault
        subjects[index].isFilmed = fault == nil
        for leftOut in fault == nil ? film.leftOut.filter(\.isCrash) : [] {
          subjects[index].leftOut.append(Self.missing(leftOut, []))
          subjects[index].status = .partial
        }
      } catch {
        guard error.exitCode != FilmFailure.machine else { throw error }
        subjects[index].isFilmed = false
        subjects[index].filmFault = error.message
      }
    }
  }

  /// Films a view's first moment.
  ///
  /// - Parameters:
  ///   - together: the program that films it among others.
  ///   - name: how it is called there.
  /// - Returns: the program that was run last, and what is wrong; `nil` where nothing is.
  private func filmed(
    _ part: Part, _ index: Int, _ together: CompiledSubject?, name: String?, _ deadline: Deadline
  ) throws(FilmFailure) -> (CompiledSubject, fault: String?) {
    func made(
      after earlier: CompiledSubject?, _ missing: MissingValue? = nil, keepsLines: Bool = false
    ) throws(FilmFailure) -> CompiledSubject {
      let program = try program(part, index, deadline, after: earlier, missing, keepsLines)
      guard let program else {
        throw FilmFailure("it was not compiled", exitCode: FilmFailure.doesNotCompile)
      }
      return program
    }
    let first = if let together { together } else { try made(after: nil) }
    let attempts = FilmAttempts<String?>(survivesCrashes: true) { compiled, reports in
      play(
        compiled, part.file, preview: compiled.program == together?.program ? name : nil, reports)
    } make: { earlier, missing, keepsLines throws(FilmFailure) in
      // What others do without, this one need not.
      let isOwn = earlier.program != together?.program
      return try made(after: isOwn ? earlier : nil, missing, keepsLines: keepsLines)
    }
    let (last, end, failure) = try attempts.run(first)
    switch end {
    case .ended(let fault): return (last, fault)
    case .missing(let missing): return (last, failure?.message ?? missing.message)
    case .crashed(let crash): return (last, "it crashed: \(crash.words)")
    }
  }

  /// How a film of several in one program is called.
  private func name(of candidate: Candidate, _ position: Int) -> String {
    switch candidate.choice {
    case .expression(_, let name): name
    case .preview(let block): block.name ?? "Preview \(position + 1)"
    }
  }

  /// The program of several with what was found out for all views; `nil` where they do not compile together.
  private func program(
    _ part: Part, _ wanted: [Int], of all: CheckedViews, _ deadline: Deadline
  ) throws(FilmFailure) -> CompiledSubject? {
    var slices = SliceCompiler(compiler: compiler, code: part.code)
    slices.deadline = deadline
    let sources = SubjectSources(part.file, choices: wanted.map { part.candidates[$0].choice })
    guard let (program, slice) = try slices.program(sources, of: all) else { return nil }
    return CompiledSubject(program: program, leftOut: slice.leftOut, target: part.code.target)
  }

  /// The program of one; `nil` where there was no time for it.
  ///
  /// - Throws: the compiler's messages.
  private func program(
    _ part: Part, _ index: Int, _ deadline: Deadline, after earlier: CompiledSubject?,
    _ missing: MissingValue?, _ keepsLines: Bool
  ) throws(FilmFailure) -> CompiledSubject? {
    guard !deadline.isOver else { return nil }
    var compiler = compiler
    compiler.keepsLines = keepsLines
    var slices = SliceCompiler(compiler: compiler, code: part.code)
    slices.deadline = deadline
    slices.asksForAll = true
    let sources = SubjectSources(part.file, choices: [part.candidates[index].choice])
    switch try slices.outcome(
      sources, knowing: earlier?.known, isAnew: earlier?.known != nil, without: missing)
    {
    case .compiled(let program?, let slice, let known)?:
      var subject = CompiledSubject(
        program: program, leftOut: slice.leftOut, target: part.code.target)
      subject.known = known
      return subject
    case .failed(let errors, _, _)?: throw errors.failure
    case .compiled, .late, nil: return nil
    }
  }

  /// Runs a program that films its first moment. By itself it ends with what is wrong; `nil` where nothing is.
  ///
  /// - Parameters:
  ///   - preview: the one that is filmed of several.
  ///   - reports: whether a crash is to come with its places.
  private func play(
    _ compiled: CompiledSubject, _ file: SourceFile, preview: String?, _ reports: Bool
  ) -> FilmAttempts<String?>.End {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-adopt-\(UUID().uuidString).txt"
    ).path
    let (note, report) = (output + ".missing", output + ".crash")
    defer {
      for path in [output, note, report] { try? FileManager.default.removeItem(atPath: path) }
    }
    let patience = min(options.patience, 600)
    let arguments =
      ["--duration", "0.1", "--patience", "\(patience)", "--out", output]
      + compiled.resources(beside: [file.path]).arguments
      + (preview.map { ["--preview", $0] } ?? [])
    // The program ends by itself where a view takes too long, unless its own code is in the way of that.
    let deadline = Deadline(seconds: patience * 2 + 10)
    let home = AppHome()
    defer { home.remove() }
    var variables = home.variables.merging([MissingValue.variable: note]) { $1 }
    if reports { variables.merge(CrashReport.variables(writingTo: report)) { $1 } }
    do {
      let (end, said) = try Children.output(
        compiled.program.path, arguments, variables: variables, deadline: deadline)
      if let missing = MissingValues.cause(of: end, notedAt: note) { return .missing(missing) }
      switch end {
      case .exited(0): return .ended(nil)
      case .exited: return .ended(String(String(decoding: said, as: UTF8.self).prefix(400)))
      case .signal where deadline.isOver: return .ended("it did not end, and was ended")
      case .signal(let signal):
        return .crashed(
          Crash(signal: signal, said: said, reportAt: report))
      }
    } catch { return .ended("it cannot be run: \(error)") }
  }
}
