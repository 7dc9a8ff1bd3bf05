import Foundation
import LegatoArguments
import LegatoFilm

/// `legato film FILE.swift [options]`: compiles the file and becomes the program that films
/// it, which gets the other options. `legato film RECORDING.legato --out …` writes recordings that
/// were made before in other formats.
struct FilmCommand {
  /// What the arguments are read into.
  struct Request {
    var film = FilmOptions()
    var paths: [String] = []
  }

  static let syntax = FilmOptions.syntax.lifted(
    to: \Request.film, operands: .files { $0.paths.append($1) })

  let file: String
  /// Whether a project is filmed rather than a file.
  let isProject: Bool
  /// The recordings, in the place of a file to be filmed.
  let recordings: [String]
  /// What was asked for.
  let film: FilmOptions
  /// The arguments for the program that films.
  let options: [String]

  var view: String? { film.view }

  /// Reads the arguments after `film`. The file is the first operand that ends in `.swift`.
  init(_ arguments: [String]) throws(FilmFailure) {
    let (request, parsed) = try Self.syntax.read(arguments, onto: Request())
    let files = request.paths.filter { $0.hasSuffix(".swift") }
    let recordings = request.paths.filter { $0.hasSuffix(".legato") }
    let folders = request.paths.filter {
      !$0.hasSuffix(".legato") && ProjectSubject.isProject($0)
        && (FileManager.default.fileExists(atPath: $0) || $0.hasSuffix(".xcodeproj"))
    }
    let others = request.paths.filter {
      !$0.hasSuffix(".swift") && !$0.hasSuffix(".legato") && !folders.contains($0)
    }
    guard let subject = folders.first ?? files.first ?? recordings.first else {
      throw FilmFailure("Which file? As in: legato film Card.swift --out card.png")
    }
    if let other = others.first
      ?? (folders + files.filter { !folders.contains($0) }).dropFirst().first
    {
      throw FilmFailure(Self.syntax.grammar.unexpected(other).message)
    }
    if !files.isEmpty, let recording = recordings.first {
      throw FilmFailure("\(subject) is to be filmed, and \(recording) was: choose one of them.")
    }
    if !recordings.isEmpty, request.film.view != nil {
      throw FilmFailure("Of a recording no view can be chosen: it was filmed.")
    }
    isProject = !folders.isEmpty
    self.file = subject
    self.recordings = recordings
    film = request.film
    let own = FilmOptions.project.flatMap(\.form.names) + ["--view"]
    options = parsed.options.filter { !own.contains($0.name) }.flatMap(\.words)
  }

  /// How the file is compiled.
  var project: ProjectOptions {
    ProjectOptions(target: film.target, systemVersion: film.systemVersion, standIns: film.standIns)
  }

  /// The program that films the file; compiled, where it is not kept.
  func program() throws(FilmFailure) -> URL { try compiled().program }

  /// The program that films the file or the project, and what it has to do without.
  func compiled() throws(FilmFailure) -> CompiledSubject { try prepared().compiled() }

  /// All that is known before anything is compiled.
  private struct Prepared {
    let compiler: FilmCompiler
    let sources: SubjectSources
    let code: ProjectCode?

    func compiled(
      after earlier: CompiledSubject? = nil, without missing: MissingValue? = nil
    ) throws(FilmFailure) -> CompiledSubject {
      if let missing { compiler.progress("made anew: \(missing.message)") }
      var compiled = try compiler.compiled(
        sources, code: code, after: earlier, without: missing, asksForAll: true)
      compiled.file = sources.file.path
      return compiled
    }
  }

  private func prepared() throws(FilmFailure) -> Prepared {
    var compiler = try project.compiler()
    compiler.progress = { text in
      if isatty(STDERR_FILENO) == 1 { Terminal.say("film: " + text) }
    }
    var code: ProjectCode?
    var path = file
    if isProject {
      let found = try project.code(of: file, compiler)
      path = try ProjectSubject.file(in: found.target, preview: film.previews.first, view: view)
      code = found
    }
    let source = try SourceFile(reading: path)
    let summary = ViewFinder.summary(of: source.text)
    // Of a project the app is filmed where no preview is asked for, not the previews of the app's file.
    let isWhole = isProject && film.previews.isEmpty && view == nil
    let app = isWhole ? summary.apps.first : nil
    let scene =
      isWhole && app == nil && ProjectSubject.isSceneDelegate(source.text)
      ? summary.sceneDelegates.first : nil
    let choices =
      if let scene {
        [
          FilmChoice.window(
            of: scene, app: code.flatMap { ProjectSubject.appDelegate(in: $0.target) })
        ]
      } else {
        try FilmChoice.choices(in: summary, view: app ?? view)
      }
    return Prepared(
      compiler: compiler, sources: SubjectSources(source, choices: choices), code: code)
  }

  /// What the program is called with, its name first. Pictures and colours of the main bundle lie
  /// beside the source file.
  var arguments: [String] { arguments(for: nil) }

  /// - Parameter compiled: what was made of the file, where that is more than the file itself.
  func arguments(for compiled: CompiledSubject?) -> [String] {
    let compiled = compiled ?? CompiledSubject(program: URL(fileURLWithPath: file))
    let own = compiled.resources(beside: [compiled.file ?? file])
    return ["legato film"] + own.arguments + options
      + compiled.notes.flatMap { ["--left-out", $0] }
  }

  /// Does it, and answers the exit code.
  @MainActor
  func run() throws(FilmFailure) -> Int32 {
    if !recordings.isEmpty {
      return FilmMain.export(recordings, arguments: ["legato film"] + options)
    }
    let prepared = try prepared()
    var compiled = try prepared.compiled()
    var wanted = MissingValues()
    while true {
      let (code, missing) = try play(compiled)
      guard let missing else { return code }
      guard wanted.add(missing) else {
        throw FilmFailure(missing.message, exitCode: FilmFailure.unmet)
      }
      do throws(FilmFailure) {
        compiled = try prepared.compiled(after: compiled, without: missing)
      } catch {
        throw FilmFailure(
          missing.message + " Without it the view does not compile:\n" + error.message,
          exitCode: error.exitCode)
      }
    }
  }

  /// Runs the program.
  ///
  /// - Returns: its exit code, and the value for want of which it has ended.
  private func play(
    _ compiled: CompiledSubject
  ) throws(FilmFailure) -> (Int32, MissingValue?) {
    let note = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-missing-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: note) }
    let program = compiled.program
    let end: Children.End
    let home = AppHome()
    defer { home.remove() }
    do {
      end = try Children.run(
        program.path, Array(arguments(for: compiled).dropFirst()),
        variables: home.variables.merging([MissingValue.variable: note]) { $1 })
    } catch {
      throw FilmFailure(
        "\(program.path) cannot be run: \(error).", exitCode: FilmFailure.machine)
    }
    if let missing = MissingValues.cause(of: end, notedAt: note) {
      return (FilmFailure.unmet, missing)
    }
    let number: Int32
    switch end {
    case .exited(let code): return (code, nil)
    case .signal(let signal): number = signal
    }
    // Whoever reads has enough, as `head` has: nothing went wrong, and there is nobody to tell.
    guard number != SIGPIPE else { return (128 + number, nil) }
    throw FilmFailure(
      "The view crashed (\(Children.crash(number))) while it was filmed.",
      exitCode: FilmFailure.unmet)
  }
}
