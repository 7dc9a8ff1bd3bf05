import Foundation
import LegatoArguments
import LegatoFilm
import LegatoProject
import LegatoSlices

/// `legato test`: runs a folder of motion tests against a project that is no package.
struct TestCommand {
  static var syntax: CommandSyntax<TestOptions> { TestOptions.syntax }

  private let options: TestOptions

  init(_ arguments: [String]) throws(FilmFailure) {
    options = try TestOptions(arguments)
  }

  /// - Returns: the exit code.
  func run() throws(FilmFailure) -> Int32 {
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(options.path)
    let target = try ProjectSubject.target(of: project, named: options.project.target)
    let code = ProjectCode(project, target, compiler)
    let tests = try tests(project)
    let slice = try slice(of: tests, compiler, code)
    for note in CompiledSubject(
      program: URL(fileURLWithPath: "/"), leftOut: slice.leftOut,
      missingModules: slice.missingModules,
      standIns: code.standIns.intersection(slice.modules.map(\.name)).sorted()
    ).notes {
      Terminal.say("Left out: " + note)
    }
    let settings = Dictionary(
      slice.modules.map { ($0.name, code.settings(of: $0.name)) },
      uniquingKeysWith: { first, _ in first })
    guard !options.onlyWrites, options.folder == nil else {
      let folder = try write(slice, tests, settings, project, target, compiler)
      if options.onlyWrites {
        print(folder)
        return 0
      }
      return try run(
        Self.swift(compiler.installation), ["test", "--package-path", folder] + filter)
    }
    if let old = tests.first(where: { $0.imports.contains("XCTest") }) {
      throw FilmFailure(
        "\(old.path) imports XCTest, whose tests the package manager alone finds: --package FOLDER writes a"
          + " package of the tests and runs it with `swift test`.")
    }
    let program = try TestProgram(
      compiler: compiler, slice: slice, tests: tests, settings: settings
    ).program()
    let home = AppHome()
    defer { home.remove() }
    return try run(
      program.path, ["--testing-library", "swift-testing"] + filter, variables: home.variables)
  }

  private var filter: [String] { options.filter.map { ["--filter", $0] } ?? [] }

  private func write(
    _ slice: Slice, _ tests: [SourceFile], _ settings: [String: CompileSettings],
    _ project: Project, _ target: ProjectTarget, _ compiler: FilmCompiler
  ) throws(FilmFailure) -> String {
    let package = TestPackage(
      slice: slice, tests: tests, settings: settings, legato: try Self.legato(compiler.installation)
    )
    let folder =
      options.folder
      ?? compiler.cache.folder
      .appendingPathComponent(
        "tests/" + FilmCache.digest(of: [project.root, target.name]).prefix(16)
      ).path
    try package.write(to: folder)
    return folder
  }

  /// The files of the folder of tests.
  private func tests(_ project: Project) throws(FilmFailure) -> [SourceFile] {
    let folders = [options.tests, project.root + "/" + options.tests]
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw FilmFailure(
        "There is no folder \(options.tests): --tests names the one with the motion tests.")
    }
    let files = ProjectFiles.swiftFiles(at: folder, withTests: true).compactMap(ProjectFiles.read)
    guard !files.isEmpty else { throw FilmFailure("There is no Swift file in \(folder).") }
    return files
  }

  private func slice(
    of tests: [SourceFile], _ compiler: FilmCompiler, _ code: ProjectCode
  ) throws(FilmFailure) -> Slice {
    // The tests stand in a module of their own; what they name is what a file at the app's side would.
    let sources = SubjectSources(named: tests.map(\.text), in: code.target.sources.first ?? "")
    switch try SliceCompiler(compiler: compiler, code: code).outcome(sources, isChecked: true) {
    case .compiled(_, let slice, _)?: return slice
    case .failed(let errors, _, let slice)?:
      throw FilmFailure(
        errors.failure.message + FilmCompiler.notes(slice), exitCode: FilmFailure.doesNotCompile)
    case .late?, nil:
      throw FilmFailure("\(code.target.name) has no Swift file that can be read.")
    }
  }

  /// The folder of Legato's package, above the running command.
  private static func legato(_ installation: FilmInstallation) throws(FilmFailure) -> String {
    if let named = ProcessInfo.processInfo.environment["LEGATO_PACKAGE"], !named.isEmpty {
      return named
    }
    var folder = installation.folder.resolvingSymlinksInPath()
    for _ in 0..<8 {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"LegatoTesting\"")
      {
        return folder.path
      }
    }
    throw FilmFailure(
      "LEGATO_PACKAGE has to name the folder of Legato's package, which tests are built with.")
  }

  private static func swift(_ installation: FilmInstallation) -> String {
    installation.compiler.deletingLastPathComponent().appendingPathComponent("swift").path
  }

  /// What a test program ends with that has found no test.
  private static let noTests: Int32 = 69

  private func run(
    _ program: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws(FilmFailure) -> Int32 {
    do throws(Children.SpawnError) {
      switch try Children.run(program, arguments, variables: variables) {
      case .exited(Self.noTests):
        Terminal.say(
          options.filter.map { "No test has \($0) in its name." } ?? "There is no test in it.")
        return 1
      case .exited(let code): return code == 0 ? 0 : 1
      case .signal(let number):
        Terminal.say("The tests crashed (\(Children.crash(number))).")
        return 1
      }
    } catch {
      throw FilmFailure("\(program) cannot be run: \(error).", exitCode: FilmFailure.machine)
    }
  }
}
