import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices

extension FilmCompiler {
  /// Compiles the views of a file with what they need: by itself, with its slice of the project that it belongs to, or,
  /// where it is in none, with the files beside it.
  ///
  /// - Parameters:
  ///   - code: the project's code, where it has been read.
  ///   - earlier: the same, as it was compiled before, where that will not do.
  ///   - missing: the value that it did not have when it ran.
  ///   - asksForAll: whether who runs the program hands back such values.
  func compiled(
    _ sources: SubjectSources, code: ProjectCode? = nil, after earlier: CompiledSubject? = nil,
    without missing: MissingValue? = nil, asksForAll: Bool = false
  ) throws(FilmFailure) -> CompiledSubject {
    let file = sources.file
    if code == nil, Companions(inTargetOf: file)?.modules.isEmpty ?? true {
      // What was compiled of it by itself before: no other file is read.
      let (own, entry) = sources.sources(file.text)
      if let program = keptProgram([own], entry: entry) { return CompiledSubject(program: program) }
    }
    if let messages = syntaxErrors(in: file) {
      throw FilmFailure(messages, exitCode: FilmFailure.doesNotCompile)
    }
    let project = code == nil ? ProjectReader.project(of: file.path) : nil
    var code = code
    if let project, let owner = try ProjectCode.target(of: file.path, in: project, named: target) {
      code = ProjectCode(project, owner, self)
    }
    guard let code else { return try compiledWithCompanions(sources) }
    let (own, entry) = sources.sources(file.text)
    let kind = asksForAll ? "slice that asks for all" : "slice"
    let parts = [identity, kind, file.path, own.text, entry] + code.parts
    if earlier == nil, let kept = cache.slice(for: parts) { return kept.subject(code) }
    var slices = SliceCompiler(compiler: self, code: code)
    slices.jobs = ProcessInfo.processInfo.activeProcessorCount
    slices.progress = progress
    slices.asksForAll = asksForAll
    guard
      let outcome = try slices.outcome(
        sources, knowing: earlier?.known, isAnew: earlier?.known != nil, without: missing)
    else {
      return try compiledWithCompanions(sources)
    }
    switch outcome {
    case .compiled(let program?, let slice, let known):
      let made = KeptSlice(
        program: program, leftOut: slice.leftOut, missingModules: slice.missingModules,
        standIns: code.standIns.intersection(slice.modules.map(\.name)).sorted())
      cache.keep(made, for: parts)
      var subject = made.subject(code)
      subject.known = known
      return subject
    case .failed(let errors, _, let slice):
      // A package may depend on folders beside it that are no part of a project's repository.
      if Companions(inTargetOf: file) != nil, let compiled = try? compiledWithCompanions(sources) {
        return compiled
      }
      throw FilmFailure(
        errors.failure.message + Self.notes(slice), exitCode: errors.failure.exitCode)
    case .compiled, .late:
      throw FilmFailure(
        "\(file.path) was not compiled in time.", exitCode: FilmFailure.doesNotCompile)
    }
  }

  private func compiledWithCompanions(_ sources: SubjectSources) throws(FilmFailure)
    -> CompiledSubject
  {
    let (own, entry) = sources.sources(sources.file.text)
    let program = try withCompanions(of: sources.file, kept: { keptProgram([own], entry: entry) }) {
      companions throws(FilmFailure) in
      let result = try attempt(
        [own] + companions.files, entry: entry, modules: companions.modules,
        settings: companions.settings)
      switch result {
      case .success(let program): return program
      case .failure(let errors): throw errors.failure
      }
    }
    return CompiledSubject(program: program)
  }

  /// What a person should know of a slice that does not compile.
  static func notes(_ slice: Slice) -> String {
    var lines = slice.leftOut.prefix(20).map { "Note: \($0.path):\($0.line): \($0.description)." }
    for module in Set(slice.missingModules.map(\.name)).sorted() {
      lines.append(
        "Note: the module \(module) is not there, and its import was dropped; --stand-in \(module)=FOLDER names sources"
          + " to compile in its place.")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
