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
    guard !options.onlyWrites else {
      print(folder)
      return 0
    }
    return try run(folder, compiler.installation)
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
    case .compiled(_, let slice)?: return slice
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

  private func run(_ folder: String, _ installation: FilmInstallation) throws(FilmFailure) -> Int32
  {
    let swift = installation.compiler.deletingLastPathComponent().appendingPathComponent("swift")
      .path
    let filter = options.filter.map { ["--filter", $0] } ?? []
    do {
      switch try Children.run(swift, ["test", "--package-path", folder] + filter) {
      case .exited(let code): return code == 0 ? 0 : 1
      case .signal(let number):
        throw FilmFailure(
          "The tests crashed (\(Children.crash(number))).", exitCode: FilmFailure.machine)
      }
    } catch let error as Children.SpawnError {
      throw FilmFailure("\(swift) cannot be run: \(error).", exitCode: FilmFailure.machine)
    } catch let error as FilmFailure {
      throw error
    } catch {
      throw FilmFailure("\(swift) cannot be run.", exitCode: FilmFailure.machine)
    }
  }
}
