import Foundation
import LegatoFilm
import LegatoSlices

/// The program that runs a folder of tests against the slice of an app that they name. It is linked with the runtime
/// that films are linked with, so that nothing of Legato is built for it.
struct TestProgram {
  let compiler: FilmCompiler
  let slice: Slice
  let tests: [SourceFile]
  /// How each module is compiled.
  let settings: [String: CompileSettings]

  /// What starts the tests.
  private static let entry = """
    \("import Testing")

    @main struct LegatoTestRunner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  private var modules: [SourceModule] {
    slice.modules.map { module in
      SourceModule(
        name: module.name,
        files: module.files.map {
          SourceFile(path: $0.path, text: TestPackage.library($0.text))
        },
        settings: settings[module.name] ?? .usual)
    }
  }

  /// Compiles the program where it is not kept.
  ///
  /// - Throws: the compiler's messages, with the files' own names and line numbers.
  func program() throws(FilmFailure) -> URL {
    let objects = try Self.testingObjects(compiler.installation)
    let modules = modules
    var parts = [compiler.installation.identity, Self.entry, Self.stamp(of: objects)]
    for test in tests { parts += [test.path, test.text] }
    for module in modules { parts += FilmCompiler.parts(of: module) }
    if let kept = compiler.cache.program(for: parts) { return kept }
    let result = try compiler.withoutMachineFaults {
      let built = try compiler.build(modules)
      let folder = try compiler.cache.makeWorkFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let entry = folder.appendingPathComponent("legato entry.swift")
      try Data(Self.entry.utf8).write(to: entry)
      let program = folder.appendingPathComponent("tests")
      try compiler.compile(
        try write(to: folder, importing: modules.map(\.name)), in: folder, .usual,
        compiler.arguments(
          for: TestPackage.testTarget, in: folder, importing: built, hasOwnMain: true)
          + [entry.path] + objects.map(\.path) + compiler.linking(built, to: program))
      return try compiler.cache.store(program, for: parts)
    }
    switch result {
    case .success(let program): return program
    case .failure(let errors): throw errors.failure
    }
  }

  /// The tests as they are compiled: under the conditions of iOS, and with their own paths, beside which pictures and
  /// recordings are kept.
  private func write(to folder: URL, importing modules: [String]) throws -> [FilmCompiler.Subject] {
    let located = tests.map { test in
      let path = URL(fileURLWithPath: test.path).path
      return SourceFile(
        path: test.path,
        text: "#sourceLocation(file: \(FilmSources.literal(path)), line: 1)\n\(test.text)")
    }
    return try compiler.write(
      located, to: folder, importing: modules + ["LegatoTesting", "Testing"])
  }

  /// The compiled parts of `LegatoTesting`, which is no part of the runtime: films are linked with no testing library.
  private static func testingObjects(
    _ installation: FilmInstallation
  ) throws(FilmFailure) -> [URL] {
    let folder = installation.folder.appendingPathComponent("LegatoTesting.build")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    let objects = files.filter { $0.path.hasSuffix(".swift.o") }.sorted { $0.path < $1.path }
    guard !objects.isEmpty else {
      throw FilmFailure("\(folder.path) is missing: build all of the package with `swift build`.")
    }
    return objects
  }

  private static func stamp(of files: [URL]) -> String {
    files.map { file in
      let changed =
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
      return "\(file.path) \(changed?.timeIntervalSince1970 ?? 0)"
    }.joined(separator: "\n")
  }
}
