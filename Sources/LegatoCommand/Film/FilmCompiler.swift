import Foundation
import LegatoFilm
import LegatoSlices
import SwiftParser
import SwiftSyntax

/// Compiles a SwiftUI file, as it is, into a program that films it.
struct FilmCompiler {
  /// The C modules inside the runtime. A film calls nothing of theirs, but the compiler wants
  /// every module that another one was built with, so it is shown empty ones.
  static let innerModules = [
    "CCairo", "CFilmPage", "CGLib", "CHostClock", "CImages", "CNetwork", "CPango", "CPixels",
    "CShelf", "CSoup", "CStudioPage", "CSymbols", "CZlib",
  ]

  let installation: FilmInstallation
  let cache: FilmCache
  /// The version of iOS that conditions in sources are answered for.
  var version = SourceConditions.newest
  /// What is compiled in the place of modules that are not there.
  var standIns = StandIns()
  /// The target that was asked for, where a file belongs to several.
  var target: String?
  /// When a compiler that has not ended is ended; `nil`: never.
  var deadline: Deadline?
  /// Whether programs know which line each part of their code comes from, which a `CrashReport` needs.
  var keepsLines = false
  /// Hears of what takes long.
  var progress: @Sendable (String) -> Void = { _ in }

  /// The program that films `choices` of a file.
  ///
  /// - Parameter companions: what is compiled with it.
  /// - Throws: The compiler's messages, with the file's own name and line numbers.
  func program(
    _ file: SourceFile, choices: [FilmChoice], companions: Companions = .none
  ) throws(FilmFailure) -> URL {
    let sources = FilmSources(source: file.text, path: file.path, choices: choices)
    let files = [SourceFile(path: file.path, text: sources.subject)] + companions.files
    return try program(
      files, entry: sources.entry, modules: companions.modules, settings: companions.settings)
  }

  /// The program that checks the files.
  ///
  /// - Throws: The compiler's messages, with the files' own names and line numbers.
  func program(
    _ sources: CheckSources, companions: Companions = .none
  ) throws(FilmFailure) -> URL {
    try program(
      sources.files + companions.files, entry: sources.entry, modules: companions.modules,
      settings: companions.settings)
  }

  /// The program that films `choices` of a file by itself, where it was compiled before.
  func keptProgram(_ file: SourceFile, choices: [FilmChoice]) -> URL? {
    let sources = FilmSources(source: file.text, path: file.path, choices: choices)
    let subject = SourceFile(path: file.path, text: sources.subject)
    return keptProgram([subject], entry: sources.entry)
  }

  /// The program of files by themselves, where it was compiled before.
  func keptProgram(_ files: [SourceFile], entry: String) -> URL? {
    cache.program(
      for: parts(Self.withConstants(files), entry: entry, modules: [], settings: .usual))
  }

  /// The files with the constants of the app's asset catalogues that they use.
  static func withConstants(_ files: [SourceFile]) -> [SourceFile] {
    let isThere = files.contains { FilmSources.fileName(of: $0.path) == AssetConstants.fileName }
    guard !isThere, let first = files.first else { return files }
    let folders = AppResources.found(beside: [first.path]).folders
    return files + [AssetConstants.file(for: files, folders: folders)].compactMap { $0 }
  }

  private func parts(
    _ files: [SourceFile], entry: String, modules: [SourceModule], settings: CompileSettings,
    named name: String = FilmSources.module
  ) -> [String] {
    [identity, lines, entry, name] + settings.languageVersions + settings.arguments
      + files.flatMap { [$0.path, $0.text] } + modules.flatMap(Self.parts)
  }

  var identity: String { "\(installation.identity)\niOS \(version)" }

  /// What code is made from that keeps its lines, beside what it is made from otherwise.
  var lines: String { keepsLines ? "lines" : "" }

  /// The program of files and of an entry, compiled where it is not kept.
  func program(
    _ files: [SourceFile], entry: String, modules: [SourceModule], settings: CompileSettings
  ) throws(FilmFailure) -> URL {
    switch try attempt(files, entry: entry, modules: modules, settings: settings) {
    case .success(let program): return program
    case .failure(let errors): throw errors.failure
    }
  }

  /// Compiles files into a program that films or checks.
  ///
  /// - Parameters:
  ///   - name: the module that the files make.
  ///   - patience: how many seconds an expression may take; `nil`: as long as the compiler itself would.
  /// - Returns: the program, or what the compiler says of the files.
  /// - Throws: where the machine is in the way.
  func attempt(
    _ files: [SourceFile], entry: String, modules: [SourceModule], settings: CompileSettings,
    named name: String = FilmSources.module, patience: Double? = nil
  ) throws(FilmFailure) -> Result<URL, CompilerErrors> {
    let files = Self.withConstants(files)
    let parts = parts(files, entry: entry, modules: modules, settings: settings, named: name)
    if let program = cache.program(for: parts) { return .success(program) }
    return try withoutMachineFaults {
      let built = try build(modules)
      return try compile(
        files, entry: entry, modules: built, settings: settings, named: name, parts: parts,
        patience: patience)
    }
  }

  func withoutMachineFaults<Value>(
    _ body: () throws -> Value
  ) throws(FilmFailure) -> Result<Value, CompilerErrors> {
    do {
      return .success(try body())
    } catch let errors as CompilerErrors {
      guard !errors.isOutOfSpace else { throw errors.failure }
      return .failure(errors)
    } catch let failure as FilmFailure {
      throw failure
    } catch {
      throw FilmFailure(
        "Nothing can be compiled in \(cache.folder.path): \(FilmFailure.reason(error)). XDG_CACHE_HOME"
          + " names another folder.", exitCode: FilmFailure.machine)
    }
  }

  private func compile(
    _ files: [SourceFile], entry entryText: String, modules: [BuiltModule],
    settings: CompileSettings, named name: String, parts: [String], patience: Double?
  ) throws -> URL {
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let entry = folder.appendingPathComponent("film entry.swift")
    let program = folder.appendingPathComponent("film")
    let subjects = try write(
      files, to: Self.sources(of: name, in: folder), importing: modules.map(\.name), settings)
    try Data(entryText.utf8).write(to: entry)
    let arguments = try Self.shared(
      arguments(for: name, in: folder, importing: modules), subjects.map(\.file) + [entry],
      in: folder)
    try compile(
      subjects, in: folder, settings,
      arguments + Self.driverBounds(patience) + [entry.path] + linking(modules, to: program))
    return try cache.store(program, for: parts)
  }

  // MARK: The compiler

  /// Programs of many files are compiled by several compilers, each with its share of the files.
  ///
  /// - Returns: the arguments for that in the place of those that compile all files together.
  private static func shared(
    _ arguments: [String], _ files: [URL], in folder: URL
  ) throws -> [String] {
    guard files.count >= 8, Jobs.usual > 1 else { return arguments }
    // Without this the driver links with a name that it has not given.
    let objects = Dictionary(
      files.enumerated().map { number, file in
        (file.path, ["object": folder.appendingPathComponent("\(number).o").path])
      }, uniquingKeysWith: { known, _ in known })
    let map = folder.appendingPathComponent("objects.json")
    try JSONEncoder().encode(objects).write(to: map)
    return arguments.filter { $0 != "-wmo" } + [
      "-enable-batch-mode", "-j\(min(Jobs.usual, 8))", "-continue-building-after-errors",
      "-output-file-map", map.path,
    ]
  }

  static func driverBounds(_ patience: Double?) -> [String] {
    (patience.map(bounds) ?? []).flatMap { ["-Xfrontend", $0] }
  }

  typealias Subject = (file: URL, path: String)

  /// Where the sources of a module are compiled: `CrashReport` knows the module by the folder's name.
  static func sources(of module: String, in folder: URL) throws -> URL {
    let sources = folder.appendingPathComponent("sources/\(module)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    return sources
  }

  private static let written = TextMemo<SourceConditions, String>()

  /// Writes files as they are compiled: under the conditions of iOS, lines and columns as they are.
  func write(
    _ files: [SourceFile], to folder: URL, importing modules: [String] = [],
    _ settings: CompileSettings = .usual
  ) throws -> [Subject] {
    var conditions = FilmBuildConfiguration.standard
    conditions.modules.formUnion(modules)
    conditions.defines.formUnion(settings.defines)
    conditions.version = version
    let names = SourceFile.uniqueNames(files.map(\.path))
    return try zip(names, files).map { name, file in
      let subject = folder.appendingPathComponent(name)
      let text = Self.written.made(of: file.text, under: conditions) { text in
        let conditioned = ConditionedSource.text(of: text, conditions)
        return ImpliedImports.added(
          to: ObjectiveCSyntax.replaced(in: SubmoduleImports.blanked(in: conditioned)))
      }
      try Data(text.utf8).write(to: subject)
      return (subject, file.path)
    }
  }

  /// - Throws: the messages of the language version that finds the least wrong, where none compiles.
  func compile(
    _ subjects: [Subject], in folder: URL, _ settings: CompileSettings, _ arguments: [String]
  ) throws {
    let moduleMap = try writeModuleMap(to: folder)
    var least: CompilerErrors?
    for version in settings.languageVersions {
      let result = try run(
        installation.compiler,
        ["-swift-version", version, "-Xcc", "-fmodule-map-file=\(moduleMap.path)"]
          + settings.arguments + arguments + subjects.map(\.file.path))
      if result.succeeded { return }
      if deadline?.isOver ?? false { throw CompilerErrors.late }
      let paths = Dictionary(
        subjects.map { ($0.file.path, $0.path) }, uniquingKeysWith: { known, _ in known })
      least = CompilerErrors.least(least, CompilerErrors(result.messages, paths: paths))
    }
    if let least { throw least }
  }

  /// Writes what stands in for the C modules inside the runtime.
  func writeModuleMap(to folder: URL) throws -> URL {
    let standIns = Self.innerModules.map { "module \($0) {}\n" }.joined()
    let moduleMap = folder.appendingPathComponent("inner.modulemap")
    try Data(standIns.utf8).write(to: moduleMap)
    return moduleMap
  }

  /// What is wrong with a text that is no Swift, in the compiler's words; `nil` where nothing is.
  func syntaxErrors(in file: SourceFile) -> String? {
    // Seldom is it worth the compiler's time: the parser knows without it.
    guard Parser.parse(source: file.text).hasError, let folder = try? cache.makeWorkFolder() else {
      return nil
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let subject = try? write([file], to: folder).first,
      let result = try? run(
        installation.compiler, ["-frontend", "-parse", "-swift-version", "5", subject.file.path]),
      !result.succeeded
    else { return nil }
    return result.messages.replacingOccurrences(of: subject.file.path, with: file.path)
  }

  /// - Parameter hasOwnMain: whether the program starts where the files say, and not in the runtime.
  func arguments(
    for module: String, in folder: URL, importing modules: [BuiltModule], hasOwnMain: Bool = false
  ) -> [String] {
    let start =
      hasOwnMain
      ? [] : ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", FilmSources.unusedMain]
    return [
      "-parse-as-library", "-Onone", "-wmo", "-suppress-warnings",
      // The compiler's check of its own work takes a tenth of its time.
      "-Xfrontend", "-disable-llvm-verify",
      "-module-name", module, "-module-cache-path", cache.compilerModules.path,
      "-I", installation.modules.path,
      "-load-plugin-executable", "\(installation.macros.path)#SwiftUIMacros",
      // What Foundation lacks here: files that import nothing else have it as well.
      "-Xfrontend", "-import-module", "-Xfrontend", "LegatoResources",
    ] + (keepsLines ? ["-gline-tables-only"] : []) + start
      + modules.flatMap { ["-I", $0.folder.path] }
  }

  func linking(_ modules: [BuiltModule], to program: URL) -> [String] {
    // The runtime is first of all libraries, so that it stands before Dispatch: see
    // `CurrentHost.isRouting`.
    modules.map(\.object.path) + [
      installation.runtime.path, "-Xlinker", "-rpath", "-Xlinker", installation.folder.path,
      "-o", program.path,
    ]
  }

  func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (succeeded: Bool, messages: String) {
    let (end, messages) = try Children.output(program.path, arguments, deadline: deadline)
    return (end == .exited(0), String(decoding: messages, as: UTF8.self))
  }
}
