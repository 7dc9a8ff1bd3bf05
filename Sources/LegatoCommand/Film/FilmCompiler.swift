import Foundation
import LegatoFilm

/// Compiles a SwiftUI file, as it is, into a program that films it.
struct FilmCompiler {
  /// Most public SwiftUI code is written for Swift 5; newer code may need 6.
  private static let languageVersions = ["5", "6"]

  /// The C modules inside the runtime. A film calls nothing of theirs, but the compiler wants
  /// every module that another one was built with, so it is shown empty ones.
  private static let innerModules = ["CCairo", "CHostClock", "CImages", "CPango"]

  let installation: FilmInstallation
  let cache: FilmCache

  /// The program that films `choices` of the file at `path`, whose text is `source`.
  ///
  /// - Throws: The compiler's messages, with the file's own name and line numbers.
  func program(
    source: String, path: String, choices: [FilmChoice]
  ) throws(FilmFailure) -> URL {
    let sources = FilmSources(source: source, path: path, choices: choices)
    let parts = [installation.identity, path, sources.subject, sources.entry]
    if let program = cache.program(for: parts) { return program }
    do {
      return try compile(sources, path: path, parts: parts)
    } catch let failure as FilmFailure {
      throw failure
    } catch {
      throw FilmFailure("The film cannot be compiled in \(cache.folder.path): \(error)")
    }
  }

  /// The program that checks the files.
  ///
  /// - Throws: The compiler's messages, with the files' own names and line numbers.
  func program(_ sources: CheckSources) throws(FilmFailure) -> URL {
    let parts =
      [installation.identity, sources.entry] + sources.files.flatMap { [$0.path, $0.text] }
    if let program = cache.program(for: parts) { return program }
    do {
      return try compile(sources.files, entry: sources.entry, parts: parts)
    } catch let failure as FilmFailure {
      throw failure
    } catch {
      throw FilmFailure("The check cannot be compiled in \(cache.folder.path): \(error)")
    }
  }

  private func compile(_ sources: FilmSources, path: String, parts: [String]) throws -> URL {
    // A file called main.swift is compiled by other rules.
    let name = FilmSources.fileName(of: path)
    return try compile(
      [(name == "main.swift" ? "main file.swift" : name, path, sources.subject)],
      entry: sources.entry, parts: parts)
  }

  private func compile(
    _ files: [(name: String, path: String, text: String)], entry entryText: String,
    parts: [String]
  ) throws -> URL {
    let folder = cache.folder.appendingPathComponent("work-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let entry = folder.appendingPathComponent("film entry.swift")
    let moduleMap = folder.appendingPathComponent("inner.modulemap")
    let program = folder.appendingPathComponent("film")
    var subjects: [(file: URL, path: String)] = []
    for file in files {
      let subject = folder.appendingPathComponent(file.name)
      try Data(file.text.utf8).write(to: subject)
      subjects.append((subject, file.path))
    }
    try Data(entryText.utf8).write(to: entry)
    let standIns = Self.innerModules.map { "module \($0) {}\n" }.joined()
    try Data(standIns.utf8).write(to: moduleMap)

    var firstMessages: String?
    for version in Self.languageVersions {
      let arguments =
        arguments(version) + ["-Xcc", "-fmodule-map-file=\(moduleMap.path)"]
        + subjects.map(\.file.path) + [entry.path] + linking(to: program)
      let result = try run(installation.compiler, arguments)
      if result.succeeded { return try cache.store(program, for: parts) }
      firstMessages =
        firstMessages
        ?? subjects.reduce(result.messages) { messages, subject in
          messages.replacingOccurrences(of: subject.file.path, with: subject.path)
        }
    }
    throw FilmFailure(firstMessages ?? "", exitCode: FilmFailure.doesNotCompile)
  }

  private func arguments(_ version: String) -> [String] {
    [
      "-swift-version", version, "-parse-as-library", "-Onone", "-wmo", "-suppress-warnings",
      "-module-name", FilmSources.module, "-module-cache-path", cache.compilerModules.path,
      "-I", installation.modules.path,
      "-load-plugin-executable", "\(installation.macros.path)#SwiftUIMacros",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", FilmSources.unusedMain,
    ] + FilmBuildConfiguration.conditions.flatMap { ["-D", $0] }
  }

  private func linking(to program: URL) -> [String] {
    // The runtime is first of all libraries, so that it stands before Dispatch: see
    // `CurrentHost.isRouting`.
    [
      installation.runtime.path, "-Xlinker", "-rpath", "-Xlinker", installation.folder.path,
      "-o", program.path,
    ]
  }

  private func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (succeeded: Bool, messages: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let messages = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: messages, as: UTF8.self))
  }
}
