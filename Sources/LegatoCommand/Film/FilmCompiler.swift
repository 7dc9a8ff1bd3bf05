import Foundation
import LegatoFilm
import SwiftParser
import SwiftSyntax

/// Compiles a SwiftUI file, as it is, into a program that films it.
struct FilmCompiler {
  /// Most public SwiftUI code is written for Swift 5; newer code may need 6.
  static let languageVersions = ["5", "6"]

  /// The C modules inside the runtime. A film calls nothing of theirs, but the compiler wants
  /// every module that another one was built with, so it is shown empty ones.
  static let innerModules = [
    "CCairo", "CFilmPage", "CGLib", "CHostClock", "CImages", "CNetwork", "CPango", "CPixels",
    "CSoup", "CStudioPage", "CSymbols", "CZlib",
  ]

  let installation: FilmInstallation
  let cache: FilmCache

  /// The program that films `choices` of a file.
  ///
  /// - Parameter companions: what is compiled with it.
  /// - Throws: The compiler's messages, with the file's own name and line numbers.
  func program(
    _ file: SourceFile, choices: [FilmChoice], companions: Companions = .none
  ) throws(FilmFailure) -> URL {
    let sources = FilmSources(source: file.text, path: file.path, choices: choices)
    let files = [SourceFile(path: file.path, text: sources.subject)] + companions.files
    return try program(files, entry: sources.entry, modules: companions.modules)
  }

  /// The program that checks the files.
  ///
  /// - Throws: The compiler's messages, with the files' own names and line numbers.
  func program(
    _ sources: CheckSources, companions: Companions = .none
  ) throws(FilmFailure) -> URL {
    try program(
      sources.files + companions.files, entry: sources.entry, modules: companions.modules)
  }

  /// The program that films `choices` of a file by itself, where it was compiled before.
  func keptProgram(_ file: SourceFile, choices: [FilmChoice]) -> URL? {
    let sources = FilmSources(source: file.text, path: file.path, choices: choices)
    let subject = SourceFile(path: file.path, text: sources.subject)
    return cache.program(for: parts([subject], entry: sources.entry, modules: []))
  }

  private func parts(
    _ files: [SourceFile], entry: String, modules: [SourceModule]
  ) -> [String] {
    [installation.identity, entry] + files.flatMap { [$0.path, $0.text] }
      + modules.flatMap(Self.parts)
  }

  /// The program of files and of an entry, compiled where it is not kept.
  func program(
    _ files: [SourceFile], entry: String, modules: [SourceModule]
  ) throws(FilmFailure) -> URL {
    let parts = parts(files, entry: entry, modules: modules)
    if let program = cache.program(for: parts) { return program }
    do {
      let built = try build(modules)
      return try compile(files, entry: entry, modules: built, parts: parts)
    } catch let failure as FilmFailure {
      throw failure
    } catch {
      throw FilmFailure(
        "Nothing can be compiled in \(cache.folder.path): \(FilmFailure.reason(error)). XDG_CACHE_HOME"
          + " names another folder.", exitCode: FilmFailure.machine)
    }
  }

  private func compile(
    _ files: [SourceFile], entry entryText: String, modules: [BuiltModule], parts: [String]
  ) throws -> URL {
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let entry = folder.appendingPathComponent("film entry.swift")
    let program = folder.appendingPathComponent("film")
    let subjects = try write(files, to: folder)
    try Data(entryText.utf8).write(to: entry)
    try compile(
      subjects, in: folder,
      arguments(for: FilmSources.module, in: folder, importing: modules) + [entry.path]
        + linking(modules, to: program))
    return try cache.store(program, for: parts)
  }

  // MARK: Modules that films import

  struct BuiltModule {
    let name: String
    let folder: URL

    var object: URL { folder.appendingPathComponent("\(name).o") }
  }

  private static func parts(of module: SourceModule) -> [String] {
    [module.name] + module.files.flatMap { [$0.path, $0.text] }
  }

  func build(_ modules: [SourceModule]) throws -> [BuiltModule] {
    var built: [BuiltModule] = []
    // What a module imports stands before it, and is part of what it is made from.
    var parts = [installation.identity]
    for module in modules {
      parts += Self.parts(of: module)
      built.append(
        BuiltModule(
          name: module.name,
          folder: try cache.module(for: parts) ?? build(module, importing: built, parts: parts)))
    }
    return built
  }

  private func build(
    _ module: SourceModule, importing built: [BuiltModule], parts: [String]
  ) throws -> URL {
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("module")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let result = BuiltModule(name: module.name, folder: output)
    let subjects = try write(module.files, to: folder)
    try compile(
      subjects, in: folder,
      arguments(for: module.name, in: folder, importing: built) + [
        "-enable-testing", "-emit-module", "-emit-module-path",
        output.appendingPathComponent("\(module.name).swiftmodule").path, "-c", "-o",
        result.object.path,
      ])
    return try cache.store(module: output, for: parts)
  }

  // MARK: The compiler

  typealias Subject = (file: URL, path: String)

  func write(_ files: [SourceFile], to folder: URL) throws -> [Subject] {
    let names = SourceFile.uniqueNames(files.map(\.path))
    return try zip(names, files).map { name, file in
      let subject = folder.appendingPathComponent(name)
      try Data(file.text.utf8).write(to: subject)
      return (subject, file.path)
    }
  }

  /// - Throws: the messages of the first language version, where none compiles.
  private func compile(_ subjects: [Subject], in folder: URL, _ arguments: [String]) throws {
    let moduleMap = try writeModuleMap(to: folder)
    var firstMessages: String?
    for version in Self.languageVersions {
      let result = try run(
        installation.compiler,
        ["-swift-version", version, "-Xcc", "-fmodule-map-file=\(moduleMap.path)"] + arguments
          + subjects.map(\.file.path))
      if result.succeeded { return }
      firstMessages =
        firstMessages
        ?? subjects.reduce(result.messages) { messages, subject in
          messages.replacingOccurrences(of: subject.file.path, with: subject.path)
        }
    }
    let messages = firstMessages ?? ""
    guard !messages.contains(String(cString: strerror(ENOSPC))) else {
      throw FilmFailure(
        messages + "XDG_CACHE_HOME and TMPDIR name folders with more space.",
        exitCode: FilmFailure.machine)
    }
    throw FilmFailure(messages + advice(messages), exitCode: FilmFailure.doesNotCompile)
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

  /// What a person should know of a module that is not there.
  func advice(_ messages: String) -> String {
    guard let name = messages.firstMatch(of: /no such module '([^']+)'/)?.output.1 else {
      return ""
    }
    return
      "Note: \(name) is neither part of legato nor a target of the file's package or of a package"
      + " beside it. What other packages have, and what only Apple's systems have, is not compiled.\n"
  }

  func arguments(
    for module: String, in folder: URL, importing modules: [BuiltModule]
  ) -> [String] {
    [
      "-parse-as-library", "-Onone", "-wmo", "-suppress-warnings",
      "-module-name", module, "-module-cache-path", cache.compilerModules.path,
      "-I", installation.modules.path,
      "-load-plugin-executable", "\(installation.macros.path)#SwiftUIMacros",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", FilmSources.unusedMain,
    ] + modules.flatMap { ["-I", $0.folder.path] }
      + FilmBuildConfiguration.conditions.flatMap { ["-D", $0] }
  }

  private func linking(_ modules: [BuiltModule], to program: URL) -> [String] {
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
    let (end, messages) = try Children.output(program.path, arguments)
    return (end == .exited(0), String(decoding: messages, as: UTF8.self))
  }
}
