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
        subjects[index].filmFault = try fault(part, index, together, name: name, deadline)
        subjects[index].isFilmed = subjects[index].filmFault == nil
      } catch {
        guard error.exitCode != FilmFailure.machine else { throw error }
        subjects[index].isFilmed = false
        subjects[index].filmFault = error.message
      }
    }
  }

  /// What is wrong where a view films its first moment; `nil` where nothing is.
  ///
  /// - Parameters:
  ///   - together: the program that films it among others.
  ///   - name: how it is called there.
  private func fault(
    _ part: Part, _ index: Int, _ together: CompiledSubject?, name: String?, _ deadline: Deadline
  ) throws(FilmFailure) -> String? {
    var compiled = together
    var name = name
    var missing: MissingValue?
    var wanted = MissingValues()
    while true {
      if compiled == nil || missing != nil {
        // What others do without, this one need not.
        let earlier = name == nil ? compiled : nil
        compiled = try program(part, index, deadline, after: earlier, without: missing)
        name = nil
      }
      guard let compiled else {
        throw FilmFailure("it was not compiled", exitCode: FilmFailure.doesNotCompile)
      }
      let fault = fault(of: compiled, of: part.file, preview: name)
      guard let value = fault?.missing, !deadline.isOver, wanted.add(value) else {
        return fault?.text
      }
      missing = value
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
    without missing: MissingValue?
  ) throws(FilmFailure) -> CompiledSubject? {
    var slices = SliceCompiler(compiler: compiler, code: part.code)
    slices.deadline = deadline
    slices.asksForAll = true
    let sources = SubjectSources(part.file, choices: [part.candidates[index].choice])
    switch try slices.outcome(sources, knowing: earlier?.known, without: missing) {
    case .compiled(let program?, let slice, let known)?:
      var subject = CompiledSubject(
        program: program, leftOut: slice.leftOut, target: part.code.target)
      subject.known = known
      return subject
    case .failed(let errors, _, _)?: throw errors.failure
    case .compiled, .late, nil: return nil
    }
  }

  /// What is wrong where a program films its first moment; `nil` where nothing is.
  private func fault(
    of compiled: CompiledSubject, of file: SourceFile, preview: String?
  ) -> (text: String, missing: MissingValue?)? {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-adopt-\(UUID().uuidString).txt")
    let note = output.path + ".missing"
    defer {
      for path in [output.path, note] { try? FileManager.default.removeItem(atPath: path) }
    }
    let patience = min(options.patience, 600)
    let arguments =
      ["--duration", "0.1", "--patience", "\(patience)", "--out", output.path]
      + compiled.resources(beside: [file.path]).arguments
      + (preview.map { ["--preview", $0] } ?? [])
    // The program ends by itself where a view takes too long, unless its own code is in the way of that.
    let deadline = Deadline(seconds: patience * 2 + 10)
    let home = AppHome()
    defer { home.remove() }
    do {
      let (end, said) = try Children.output(
        compiled.program.path, arguments,
        variables: home.variables.merging([MissingValue.variable: note]) { $1 },
        deadline: deadline)
      if let missing = MissingValues.cause(of: end, notedAt: note) {
        return (missing.message, missing)
      }
      switch end {
      case .exited(0): return nil
      case .exited: return (String(String(decoding: said, as: UTF8.self).prefix(400)), nil)
      case .signal where deadline.isOver: return ("it did not end, and was ended", nil)
      case .signal(let number):
        return ("it crashed: \(Children.reason(in: said) ?? Children.crash(number))", nil)
      }
    } catch { return ("it cannot be run: \(error)", nil) }
  }
}
