import Foundation
import LegatoFilm
import LegatoSlices

/// Compiles views with what they need of their project, and leaves out what cannot be compiled.
struct SliceCompiler: Sendable {
  /// How often a slice is made smaller and compiled again.
  static let maxRounds = 16

  let compiler: FilmCompiler
  let code: ProjectCode
  /// When to give up; a compiler that has not ended by then is ended.
  var deadline: Deadline?
  /// Whether who runs the program hands back the values that it did not have.
  var asksForAll = false
  /// How many compilers share the files that are checked.
  var jobs = 1
  /// Hears of what takes long.
  var progress: @Sendable (String) -> Void = { _ in }

  enum Outcome: Sendable {
    /// With what was found out on the way.
    case compiled(URL?, Slice, Slicer)
    /// Why the view itself cannot be compiled: the compiler's words, and the errors that nothing can be done about.
    case failed(CompilerErrors, [CompilerFault], Slice)
    /// The time was over.
    case late(Slice)
  }

  /// Compiles a program of a file's views.
  ///
  /// - Parameters:
  ///   - isChecked: whether only types are checked, and no program is made.
  ///   - known: what was found out about other views of the project, or about the same.
  ///   - isAnew: whether it was compiled before with what is known, but for what was found out when it ran.
  ///   - missing: the value that it did not have then.
  /// - Returns: `nil` where the project's code does not have the file.
  /// - Throws: where the machine is in the way.
  func outcome(
    _ sources: SubjectSources, isChecked: Bool = false, knowing known: Slicer? = nil,
    isAnew: Bool = false, without missing: MissingValue? = nil
  ) throws(FilmFailure) -> Outcome? {
    let path = ShownPath.of(URL(fileURLWithPath: sources.file.path).resolvingSymlinksInPath().path)
    let versions = code.settings(of: code.target.moduleName).languageVersions
    var last: Outcome?
    // Code that is written for Swift 6 may still come through in the Swift 5 mode.
    for version in versions where last == nil || version == "5" {
      let subject = sources.subject(path: path)
      guard var slicer = known?.slicer(for: subject) ?? Slicer(code.index, subject) else {
        return nil
      }
      slicer.names = slicer.names ?? code.names
      slicer.asksForAll = asksForAll
      if let missing { slicer.answer(missing: missing.name, of: missing.type) }
      let outcome = try outcome(
        &slicer, sources, version: version, isChecked: isChecked, isKnown: isAnew)
      if case .failed = outcome {
        last = last ?? outcome
      } else {
        return outcome
      }
    }
    return last
  }

  /// Compiles a program of a file's views, with what was found out for all views of the project: other modules are
  /// those of all, so that each is built once, and nothing has to be tried.
  ///
  /// - Returns: `nil` where that does not compile.
  func program(_ sources: SubjectSources, of all: CheckedViews) throws(FilmFailure) -> (URL, Slice)?
  {
    let path = ShownPath.of(URL(fileURLWithPath: sources.file.path).resolvingSymlinksInPath().path)
    guard let own = all.slicer.slicer(for: sources.subject(path: path)) else { return nil }
    var slice = own.slice
    slice.modules =
      all.slice.modules(for: code.target.moduleName).dropLast() + slice.modules.suffix(1)
    let version = code.settings(of: code.target.moduleName).languageVersions[0]
    guard
      case .success(let program?) = try compile(
        slice.modules, sources, version: version, isChecked: false)
    else { return nil }
    return (program, slice)
  }

  private func outcome(
    _ slicer: inout Slicer, _ sources: SubjectSources, version: String, isChecked: Bool,
    isKnown: Bool
  ) throws(FilmFailure) -> Outcome {
    let own = code.target.moduleName
    var settling = SliceSettling(self, subject: sources, version: version)
    // Most compile at once. Of what does not, only types are checked until nothing is wrong with them.
    for round in 1...Self.maxRounds {
      let slice = slicer.slice
      // Where much is made with something that is missing, it would take long to learn that it does not.
      let isHopeless =
        round == 1 && !isKnown && !slice.missingModules.isEmpty && !SliceSettling.isSmall(slice)
      if !isChecked, !isHopeless {
        switch try compile(
          slice.modules, sources, version: version, isChecked: false,
          patience: FilmCompiler.longPatience)
        {
        case .success(let program): return .compiled(program, slice, slicer)
        case .failure(let errors) where errors.isLate: return .late(slice)
        case .failure(let errors) where round > 1:
          // The types were well: it is the code itself.
          guard slicer.cut(errors.faults) else {
            return .failed(errors, slicer.faults.isEmpty ? errors.faults : slicer.faults, slice)
          }
        case .failure: break
        }
      }
      let result = try settling.settle(&slicer)
      guard result.complete.contains(own) else {
        guard let errors = result.errors else { return .late(result.slice) }
        let faults = slicer.faults.isEmpty ? errors.faults : slicer.faults
        return .failed(errors, faults, result.slice)
      }
      if isChecked { return .compiled(nil, result.slice, slicer) }
    }
    return .late(slicer.slice)
  }

  /// - Parameter texts: the modules, each behind those that it imports; the last is the view's own.
  func compile(
    _ texts: [SourceModuleText], _ sources: SubjectSources, version: String, isChecked: Bool,
    primary: Set<String>? = nil, patience: Double = FilmCompiler.longPatience,
    importing depth: FilmCompiler.Depth = .checked, withBodies: Bool = true
  ) throws(FilmFailure) -> Result<URL?, CompilerErrors> {
    let modules = texts.dropLast().map(module)
    let own = texts.last?.files ?? []
    // Code may say whose a name is by that of its own module.
    let name = ProjectCode.filmedName(of: texts.last?.name)
    let (file, entry) = sources.sources(own.first?.text ?? "", module: name)
    // The index and the person may call the file by two names.
    let named = SourceFile(path: own.first?.path ?? file.path, text: file.text)
    let files = [named] + own.dropFirst().map(Self.file)
    let settings = code.settings(of: texts.last?.name ?? code.target.moduleName).only([version])
    var compiler = compiler
    compiler.deadline = deadline
    if isChecked {
      let errors = try compiler.errors(
        in: files, entry: entry, modules: Array(modules), settings: settings, named: name,
        primary: primary, jobs: jobs, patience: patience, importing: depth,
        withBodies: withBodies)
      return errors.map { .failure($0) } ?? .success(nil)
    }
    return try compiler.attempt(
      files, entry: entry, modules: Array(modules), settings: settings, named: name,
      patience: patience
    ).map { $0 }
  }

  func module(_ text: SourceModuleText) -> SourceModule {
    SourceModule(
      name: text.name, files: text.files.map(Self.file), settings: code.settings(of: text.name))
  }

  private static func file(_ text: SourceText) -> SourceFile {
    SourceFile(path: text.path, text: text.text)
  }
}
