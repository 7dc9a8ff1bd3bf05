import Foundation
import LegatoFilm
import LegatoSlices
import Synchronization

extension FilmCompiler {
  /// Enough for all that compiles on a phone's developer's machine, on one of two slow cores.
  static var longPatience: Double { 12 }
  /// Enough for nearly all: what takes longer is tried again once nothing else is wrong.
  static var shortPatience: Double { 2 }
  /// Enough for most. Where much is not there, what it is missing in takes most of the compiler's time.
  static var briefPatience: Double { 0.1 }

  /// What bounds the time that the compiler takes for an expression.
  ///
  /// - Parameter patience: in seconds.
  static func bounds(_ patience: Double) -> [String] {
    [
      "-solver-expression-time-threshold=\(max(1, Int(patience.rounded(.up))))",
      // The compiler does not count all of an expression's time. In a second it tries some ten thousand ways, or takes
      // some 25 MB for a few ways through long closures.
      "-solver-scope-threshold=\(Int(patience * 10_000))",
      "-solver-memory-threshold=\(Int(patience * 25_000_000) + 2_000_000)",
    ]
  }

  /// Checks the types of files, without making a program of them.
  ///
  /// - Parameters:
  ///   - name: the module that the files make.
  ///   - primary: the files whose code is checked; the declarations of the others are only read. `nil` for all.
  ///   - jobs: how many compilers share the files.
  ///   - patience: how many seconds an expression may take. One with a name that is not there may take for ever.
  ///   - depth: how far the modules are built; less than their types is enough where these were checked before.
  ///   - withBodies: whether the code in bodies is checked, and not only what the files declare.
  /// - Returns: what the compiler says of them; `nil` where nothing is wrong.
  /// - Throws: where the machine is in the way.
  func errors(
    in files: [SourceFile], entry: String, modules: [SourceModule], settings: CompileSettings,
    named name: String = FilmSources.module, primary: Set<String>? = nil, jobs: Int = 1,
    patience: Double = Self.longPatience, importing depth: Depth = .checked,
    withBodies: Bool = true
  ) throws(FilmFailure) -> CompilerErrors? {
    let files = Self.withConstants(files)
    let result = try withoutMachineFaults {
      let built = try build(modules, as: depth, importing: depth)
      let folder = try cache.makeWorkFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("film entry.swift")
      try Data(entry.utf8).write(to: file)
      let subjects =
        try write(files, to: folder, importing: modules.map(\.name), settings) + [
          (file: file, path: "film entry.swift")
        ]
      try check(
        subjects, in: folder, importing: built, settings, named: name, primary: primary, jobs: jobs,
        patience: patience, withBodies: withBodies)
    }
    if case .failure(let errors) = result { return errors }
    return nil
  }

  /// Builds modules, each behind those that it imports: the last as far as its types, the others as far as what they
  /// declare.
  ///
  /// - Parameter patience: how many seconds an expression of the last may take.
  /// - Returns: what the compiler says of the first that is not well; `nil` where nothing is wrong.
  /// - Throws: where the machine is in the way.
  func errors(
    building modules: [SourceModule], patience: Double = Self.longPatience
  ) throws(FilmFailure) -> CompilerErrors? {
    let result = try withoutMachineFaults {
      _ = try build(modules, as: .checked, importing: .declared, patience: patience)
    }
    if case .failure(let errors) = result { return errors }
    return nil
  }

  /// - Throws: the messages of the language version that finds the least wrong, where none compiles.
  private func check(
    _ subjects: [Subject], in folder: URL, importing built: [BuiltModule],
    _ settings: CompileSettings, named name: String, primary: Set<String>?, jobs: Int,
    patience: Double, withBodies: Bool
  ) throws {
    let common =
      try frontend(in: folder, importing: built, named: name)
      + Self.bounds(patience) + (withBodies ? [] : ["-experimental-skip-all-function-bodies"])
      + settings.arguments
    let paths = Dictionary(
      subjects.map { ($0.file.path, $0.path) }, uniquingKeysWith: { known, _ in known })
    // Each compiler reads all files: a share of few is worth that where these take long.
    let share = patience > Self.briefPatience ? 2 : 8
    let groups = Self.groups(subjects, primary: primary, jobs: jobs, share: share)
    var least: CompilerErrors?
    for version in settings.languageVersions {
      let messages = Mutex<[Int: String]>([:])
      let failure = Mutex<(any Error)?>(nil)
      Jobs.each(groups.count, jobs: groups.count) { index in
        do {
          let result = try run(
            installation.compiler, common + ["-swift-version", version] + groups[index])
          messages.withLock { $0[index] = result.succeeded ? nil : result.messages }
        } catch { failure.withLock { $0 = error } }
      }
      if let error = failure.withLock({ $0 }) { throw error }
      let found = messages.withLock { $0 }
      if found.isEmpty { return }
      if deadline?.isOver ?? false { throw CompilerErrors.late }
      let text = found.sorted { $0.key < $1.key }.map(\.value).joined()
      least = CompilerErrors.least(least, CompilerErrors(text, paths: paths))
    }
    if let least { throw least }
  }

  /// What the frontend is called with beside files and a language version. The driver is not asked: it would start
  /// frontends that do not end with it, and check a module's files one after the other.
  private func frontend(
    in folder: URL, importing built: [BuiltModule], named name: String
  ) throws -> [String] {
    let moduleMap = try writeModuleMap(to: folder)
    let plugins = installation.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins").path
    let driver: Set = ["-wmo", "-Xfrontend"]
    return ["-frontend", "-typecheck"]
      + arguments(for: name, in: folder, importing: built)
      .filter { !driver.contains($0) }
      + ["-plugin-path", plugins, "-Xcc", "-fmodule-map-file=\(moduleMap.path)"]
  }

  /// The files for each compiler: all for one where all are checked by one, else with those marked that it checks.
  ///
  /// - Parameter share: how many files each compiler checks at least.
  private static func groups(
    _ subjects: [Subject], primary: Set<String>?, jobs: Int, share: Int
  ) -> [[String]] {
    let wanted = subjects.filter { primary?.contains($0.path) ?? true }
    let count = max(1, min(jobs, wanted.count / share))
    guard count > 1 || wanted.count < subjects.count else { return [subjects.map(\.file.path)] }
    guard !wanted.isEmpty else { return [] }
    return (0..<count).map { group in
      // In turns: files of one folder are alike, and long ones stand together.
      let own = Set(
        wanted.enumerated().filter { $0.offset % count == group }.map(\.element.file.path))
      return subjects.flatMap {
        own.contains($0.file.path) ? ["-primary-file", $0.file.path] : [$0.file.path]
      }
    }
  }
}
