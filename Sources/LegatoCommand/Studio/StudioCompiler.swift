import Foundation
import LegatoFilm
import LegatoLint
import Synchronization

/// Compiles a file of the studio, edit for edit, into a library that a waiting program loads.
///
/// It calls the compiler's frontend and the linker by itself, and remembers what worked: the language version,
/// and whether the file needs others. What is compiled is the file as it is, or as it is with edits that have
/// not been written.
final class StudioCompiler: Sendable {
  /// A compiled library.
  struct Build: Sendable {
    var library: URL
    /// What the library shows, by name.
    var names: [String]
    /// The code that makes each, as it would stand in a test.
    var codes: [String]
    /// The module that the file is a part of; `nil` where it is of none.
    var module: String?
    /// The files that it depends on, or may after an edit.
    var files: [String]
    /// By step.
    var milliseconds: [String: Double]
  }

  /// What is kept from build to build.
  private struct Memory {
    var version: String?
    var tools: CompilerTools?
    /// What each file can be compiled with; `nil` where it stands alone.
    var companions: [String: Found?] = [:]
    /// With how much of it each file compiled last.
    var reach: [String: Reach] = [:]
    /// What each app has beside its code, by a file of its.
    var resources: [String: AppResources] = [:]
    /// The module that each file is a part of.
    var modules: [String: String?] = [:]
    /// Files that do not compile with their animations marked.
    var unmarkable: Set<String> = []
    var number = 0
  }

  /// How much of what lies beside a file it is compiled with: nothing, what it names, everything.
  private enum Reach: Int, CaseIterable { case alone, named, all }

  /// What a file can be compiled with, and which of that it names.
  private struct Found {
    var all: Companions
    var slice: SourceSlice
  }

  let compiler: FilmCompiler
  /// Where libraries are compiled; it goes with the studio.
  let folder: URL
  /// The folder that was asked for, where one was.
  private let home: String?
  private let memory = Mutex(Memory())

  init(_ compiler: FilmCompiler, home: String? = nil) throws(FilmFailure) {
    self.compiler = compiler
    self.home = home
    do {
      folder = try compiler.cache.makeWorkFolder()
    } catch {
      throw FilmFailure(
        "Nothing can be compiled in \(compiler.cache.folder.path): \(FilmFailure.reason(error))."
          + " XDG_CACHE_HOME names another folder.", exitCode: FilmFailure.machine)
    }
  }

  func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  /// The program that loads libraries.
  func host() throws(FilmFailure) -> URL {
    try compiler.program([], entry: StudioSources.host, modules: [], settings: .usual)
  }

  /// Other files than the one that is shown have changed: what it is compiled with is looked for anew.
  func forgetCompanions() {
    memory.withLock {
      $0.companions = [:]
      $0.reach = [:]
      $0.resources = [:]
      $0.modules = [:]
    }
  }

  /// What the app of a file has beside its code, looked for once.
  func resources(of path: String) -> AppResources {
    if let known = memory.withLock({ $0.resources[path] }) { return known }
    let found = AppResources.found(beside: [path])
    memory.withLock { $0.resources[path] = found }
    return found
  }

  private func module(of path: String) -> String? {
    if let known = memory.withLock({ $0.modules[path] }) { return known }
    let found = SwiftProject.containing(path)?.target(of: path)?.moduleName
    memory.withLock { $0.modules[path] = .some(found) }
    return found
  }

  /// The files with the constants of the app's asset catalogues that they use.
  private func withConstants(_ files: [SourceFile]) -> [SourceFile] {
    guard let first = files.first else { return files }
    let folders = resources(of: first.path).folders
    return files + [AssetConstants.file(for: files, folders: folders)].compactMap { $0 }
  }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - file: its path, and its text as it is to be shown.
  ///   - view: the view that is asked for; `nil` for all that the file shows.
  /// - Throws: the compiler's messages.
  func build(_ file: SourceFile, view: String?) throws(FilmFailure) -> Build {
    let start = Self.now
    let choices = try StudioSources.choices(in: file.text, view: view)
    guard !choices.isEmpty else {
      throw FilmFailure("There is no view in \(file.path) that can be shown by itself.")
    }
    let chosen = Self.now
    guard let found = companions(of: file) else {
      return try build(file, choices, .none, start: start, chosen: chosen)
    }
    return try build(file, choices, found, start: start, chosen: chosen)
  }

  /// Compiles a file with as little of what lies beside it as it needs: a name that means something else there
  /// would bring files along that take time, and may have faults of their own.
  private func build(
    _ file: SourceFile, _ choices: [FilmChoice], _ found: Found, start: Double, chosen: Double
  ) throws(FilmFailure) -> Build {
    let known = memory.withLock { $0.reach[file.path] }
    var shown: FilmFailure?
    var tried: Companions?
    for reach in Reach.allCases where reach.rawValue >= known?.rawValue ?? 0 {
      let companions = Self.companions(found, reach, of: file)
      guard companions != tried else { continue }
      tried = companions
      do throws(FilmFailure) {
        var build = try build(file, choices, companions, start: start, chosen: chosen)
        memory.withLock { $0.reach[file.path] = reach }
        // What it may name next is watched, too.
        build.files = Self.files(file, found.all)
        return build
      } catch {
        guard error.exitCode == FilmFailure.doesNotCompile else { throw error }
        // Where as much was enough before, it is at fault itself, unless it names what another file has.
        if reach == known, !found.slice.declares(missingIn: error.message) { throw error }
        // Files that only lie beside it may have faults of their own.
        let isOwn = error.message.contains(file.path + ":")
        if shown == nil || (isOwn && (reach == .named || found.all.isTarget)) { shown = error }
      }
    }
    throw shown ?? FilmFailure("There is nothing in \(file.path) to compile.")
  }

  private static func companions(
    _ found: Found, _ reach: Reach, of file: SourceFile
  ) -> Companions {
    var companions = found.all
    switch reach {
    case .alone:
      // The modules of a package are imported by name: without them it is not the same file.
      companions.files = []
    case .named: companions.files = found.slice.files(for: file)
    case .all: break
    }
    return companions
  }

  private func companions(of file: SourceFile) -> Found? {
    if let known = memory.withLock({ $0.companions[file.path] }) { return known }
    let found = Companions(of: file, home: home).map {
      Found(all: $0, slice: SourceSlice($0.files))
    }
    memory.withLock { $0.companions[file.path] = .some(found) }
    return found
  }

  private func build(
    _ file: SourceFile, _ choices: [FilmChoice], _ companions: Companions, start: Double,
    chosen: Double
  ) throws(FilmFailure) -> Build {
    do {
      if !memory.withLock({ $0.unmarkable.contains(file.path) }) {
        do {
          return try attempt(
            file, choices, companions, marksAnimations: true, start: start, chosen: chosen)
        } catch is UnsureErrors {
          // Whether a mark is at fault, and at which columns the errors are, is known without the marks.
        }
      }
      let build = try attempt(
        file, choices, companions, marksAnimations: false, start: start, chosen: chosen)
      memory.withLock { _ = $0.unmarkable.insert(file.path) }
      return build
    } catch let failure as FilmFailure {
      throw failure
    } catch let errors as CompilerErrors {
      // In a module that the file imports.
      throw errors.failure
    } catch {
      throw FilmFailure(
        "Nothing can be compiled in \(folder.path): \(FilmFailure.reason(error)).",
        exitCode: FilmFailure.machine)
    }
  }

  /// Errors in lines in which animations are marked.
  private struct UnsureErrors: Error {}

  private func attempt(
    _ file: SourceFile, _ choices: [FilmChoice], _ companions: Companions, marksAnimations: Bool,
    start: Double, chosen: Double
  ) throws -> Build {
    let tools = try tools()
    let number = memory.withLock { memory in
      memory.number += 1
      return memory.number
    }
    let work = folder.appendingPathComponent("\(number)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    var keeps = false
    defer { if !keeps { try? FileManager.default.removeItem(at: work) } }
    let modules = try compiler.build(companions.modules)
    var marks = AnimationMarks()
    var lines: [String: Set<Int>] = [:]
    func marked(_ file: SourceFile) -> SourceFile {
      guard marksAnimations else { return file }
      let marked = marks.mark(file.text, file: FilmSources.fileName(of: file.path))
      lines[file.path] = marked.lines
      return SourceFile(path: file.path, text: marked.text)
    }
    let own = marked(file)
    let others = companions.files.map(marked)
    let sources = StudioSources(own, choices: choices, places: marks.names)
    let subjects = try compiler.write(
      withConstants([SourceFile(path: file.path, text: sources.subject)] + others),
      to: work,
      importing: companions.modules.map(\.name), companions.settings)
    let entry = work.appendingPathComponent("film entry.swift")
    try Data(sources.entry.utf8).write(to: entry)
    let object = work.appendingPathComponent("view.o")
    let prepared = Self.now
    do {
      try compile(
        subjects, entry: entry, to: object, modules: modules, companions.settings, tools: tools)
    } catch let failure as FilmFailure {
      let isUnsure = CompilerMessage.messages(in: failure.message).contains { message in
        message.text.contains(AnimationMarks.function)
          || (message.file.flatMap { lines[$0] } ?? []).contains(message.line ?? 0)
      }
      throw isUnsure ? UnsureErrors() : failure
    }
    let compiled = Self.now
    let library = work.appendingPathComponent("view.so")
    let needsLibraries = !(companions.files + companions.modules.flatMap(\.files) + [file])
      .allSatisfy { $0.imports.isSubset(of: Self.loaded.union(companions.modules.map(\.name))) }
    try link(
      object, modules: modules, to: library, tools: tools, needsLibraries: needsLibraries)
    keeps = true
    for path in subjects.map(\.file) + [entry, object] {
      try? FileManager.default.removeItem(at: path)
    }
    return Build(
      library: library, names: choices.map(\.title), codes: choices.map { $0.code(in: file.text) },
      module: module(of: file.path),
      files: Self.files(file, companions),
      milliseconds: [
        "parse": chosen - start, "prepare": prepared - chosen, "compile": compiled - prepared,
        "link": Self.now - compiled,
      ])
  }

  private static func files(_ file: SourceFile, _ companions: Companions) -> [String] {
    [file.path] + companions.files.map(\.path)
      + companions.modules.flatMap { $0.files.map(\.path) }
  }

  private func tools() throws -> CompilerTools {
    if let known = memory.withLock({ $0.tools }) { return known }
    let found = try CompilerTools(compiler, moduleMap: compiler.writeModuleMap(to: folder))
    memory.withLock { $0.tools = found }
    return found
  }

  /// Does once what the first build would have to wait for.
  func warmUp() { _ = try? tools() }

  /// - Throws: the messages of the language version that worked last, where none compiles.
  private func compile(
    _ subjects: [FilmCompiler.Subject], entry: URL, to object: URL,
    modules: [FilmCompiler.BuiltModule], _ settings: CompileSettings, tools: CompilerTools
  ) throws {
    let known = memory.withLock { $0.version }.flatMap {
      settings.languageVersions.contains($0) ? $0 : nil
    }
    let versions = [known].compactMap { $0 } + settings.languageVersions.filter { $0 != known }
    var first: CompilerErrors?
    for version in versions {
      let result = try compiler.run(
        tools.frontend,
        tools.arguments + modules.flatMap { ["-I", $0.folder.path] } + ["-swift-version", version]
          + settings.arguments + subjects.map(\.file.path) + [entry.path, "-o", object.path])
      if result.succeeded {
        memory.withLock { $0.version = version }
        return
      }
      let paths = Dictionary(
        subjects.map { ($0.file.path, $0.path) }, uniquingKeysWith: { known, _ in known })
      first = first ?? CompilerErrors(result.messages, paths: paths)
      // What is no Swift is none in any version.
      if !Self.dependsOnVersion(result.messages) { break }
    }
    if let first { throw first.failure }
  }

  /// Whether a fault may be one in this language version alone: what a name means, or whether braces match, is
  /// the same in all.
  private static func dependsOnVersion(_ messages: String) -> Bool {
    let independent = [
      "cannot find ", "expected ", "has no member", "no such module", "consecutive statements",
      "unterminated", "extraneous", "use of unresolved", "missing argument",
    ]
    let errors = messages.split(separator: "\n").filter { $0.contains(": error: ") }
    return !errors.contains { error in independent.contains { error.contains($0) } }
  }

  /// What the waiting program has loaded with the runtime: a library that imports nothing else is linked with
  /// no library, which takes a tenth of the time.
  private static let loaded: Set<String> = [
    "AVKit", "Charts", "Combine", "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials",
    "Glibc",
    "Legato", "LegatoMotion", "MapKit", "Observation", "PhotosUI", "QuartzCore", "Swift", "SwiftUI",
    "SwiftUICore",
    "Synchronization", "UIKit", "UniformTypeIdentifiers", "WebKit", "_Concurrency",
  ]

  private func link(
    _ object: URL, modules: [FilmCompiler.BuiltModule], to library: URL, tools: CompilerTools,
    needsLibraries: Bool
  ) throws {
    let objects = [object.path] + modules.map(\.object.path)
    if let linker = tools.linker {
      let libraries = needsLibraries ? [compiler.installation.runtime.path] + tools.libraries : []
      let result = try compiler.run(
        linker,
        ["-shared", "--threads=1", "-o", library.path] + [tools.registration].compactMap { $0 }
          + objects + libraries)
      if result.succeeded { return }
    }
    let result = try compiler.run(
      compiler.installation.compiler,
      ["-emit-library", "-o", library.path] + objects + [compiler.installation.runtime.path])
    guard result.succeeded else {
      throw FilmFailure(result.messages, exitCode: FilmFailure.doesNotCompile)
    }
  }

  static var now: Double { ProcessInfo.processInfo.systemUptime * 1000 }
}
