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
    var compiler: FilmCompiler
    let sources: SubjectSources
    let code: ProjectCode?

    func compiled() throws(FilmFailure) -> CompiledSubject {
      named(try compiler.compiled(sources, code: code, asksForAll: true))
    }

    /// The same, where what was compiled will not do.
    ///
    /// - Parameters:
    ///   - missing: the value that it did not have.
    ///   - keepsLines: whether a crash is to be found in it.
    func compiled(
      after earlier: CompiledSubject, without missing: MissingValue?, keepsLines: Bool
    ) throws(FilmFailure) -> CompiledSubject {
      var compiler = compiler
      compiler.keepsLines = keepsLines
      return named(
        try compiler.compiled(
          sources, code: code, after: earlier, without: missing, asksForAll: true))
    }

    private func named(_ compiled: CompiledSubject) -> CompiledSubject {
      var compiled = compiled
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
    let compiled = try prepared.compiled()
    // Of a file of its own a person wants to know that it crashes; of an app as it is, how the rest looks.
    let attempts = FilmAttempts(survivesCrashes: isProject, play: play) {
      earlier, missing, keepsLines throws(FilmFailure) in
      prepared.compiler.progress(
        "made anew: \(missing?.message ?? "the view crashed.")")
      return try prepared.compiled(after: earlier, without: missing, keepsLines: keepsLines)
    }
    let (last, end, failure) = try attempts.run(compiled)
    let words = failure.map { " Without it the view does not compile:\n" + $0.message } ?? ""
    switch end {
    case .ended(let code): return code
    case .missing(let missing):
      throw FilmFailure(
        missing.message + words, exitCode: failure?.exitCode ?? FilmFailure.unmet)
    case .crashed(let crash):
      let places = last.known.map { crash.places(in: $0.slice) } ?? []
      throw FilmFailure(
        "The view crashed (\(crash.words)) while it was filmed."
          + places.prefix(5).map { "\n\($0.path):\($0.line):\($0.column)" }.joined()
          + words,
        exitCode: FilmFailure.unmet)
    }
  }

  /// Runs the program once.
  ///
  /// - Parameter reports: whether a crash is to come with its places. What the program says is shown at its end then.
  private func play(
    _ compiled: CompiledSubject, reports: Bool
  ) throws(FilmFailure) -> FilmAttempts<Int32>.End {
    let notes = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-film-\(UUID().uuidString)"
    ).path
    let report = notes + ".crash"
    defer {
      for path in [notes, report] { try? FileManager.default.removeItem(atPath: path) }
    }
    let program = compiled.program
    let words = Array(arguments(for: compiled).dropFirst())
    let home = AppHome()
    defer { home.remove() }
    var variables = home.variables.merging([MissingValue.variable: notes]) { $1 }
    // What happens after the crash of an app is told by what is made of it then.
    if isProject { variables.merge(CrashReport.variables(writingTo: report)) { $1 } }
    let end: Children.End
    var said = Data()
    do {
      if reports {
        (end, said) = try Children.output(program.path, words, variables: variables)
      } else {
        end = try Children.run(program.path, words, variables: variables)
      }
    } catch {
      throw FilmFailure(
        "\(program.path) cannot be run: \(error).", exitCode: FilmFailure.machine)
    }
    if let missing = MissingValues.cause(of: end, notedAt: notes) { return .missing(missing) }
    switch end {
    case .exited(let code):
      FileHandle.standardOutput.write(said)
      return .ended(code)
    // Whoever reads has enough, as `head` has: nothing went wrong, and there is nobody to tell.
    case .signal(SIGPIPE): return .ended(128 + SIGPIPE)
    case .signal(let signal):
      return .crashed(
        Crash(signal: signal, said: said, reportAt: report))
    }
  }
}
