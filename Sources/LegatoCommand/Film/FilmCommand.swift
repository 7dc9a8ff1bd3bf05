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
    let others = request.paths.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".legato") }
    guard let subject = files.first ?? recordings.first else {
      throw FilmFailure("Which file? As in: legato film Card.swift --out card.png")
    }
    if let other = others.first ?? files.dropFirst().first {
      throw FilmFailure(Self.syntax.grammar.unexpected(other).message)
    }
    if !files.isEmpty, let recording = recordings.first {
      throw FilmFailure("\(subject) is to be filmed, and \(recording) was: choose one of them.")
    }
    if !recordings.isEmpty, request.film.view != nil {
      throw FilmFailure("Of a recording no view can be chosen: it was filmed.")
    }
    self.file = subject
    self.recordings = recordings
    film = request.film
    options = parsed.options.filter { $0.name != "--view" }.flatMap(\.words)
  }

  /// The program that films the file; compiled, where it is not kept.
  func program() throws(FilmFailure) -> URL {
    let source = try SourceFile(reading: file)
    let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source.text), view: view)
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    return try compiler.withCompanions(
      of: source, kept: { compiler.keptProgram(source, choices: choices) }
    ) { companions throws(FilmFailure) in
      try compiler.program(source, choices: choices, companions: companions)
    }
  }

  /// What the program is called with, its name first. Pictures and colours of the main bundle lie
  /// beside the source file.
  var arguments: [String] {
    ["legato film"] + AppResources.found(beside: [file]).arguments
      + options
  }

  /// Does it, and answers the exit code.
  @MainActor
  func run() throws(FilmFailure) -> Int32 {
    if !recordings.isEmpty {
      return FilmMain.export(recordings, arguments: ["legato film"] + options)
    }
    let program = try program()
    let end: Children.End
    do {
      end = try Children.run(program.path, Array(arguments.dropFirst()))
    } catch {
      throw FilmFailure(
        "\(program.path) cannot be run: \(error).", exitCode: FilmFailure.machine)
    }
    let number: Int32
    switch end {
    case .exited(let code): return code
    case .signal(let signal): number = signal
    }
    // Whoever reads has enough, as `head` has: nothing went wrong, and there is nobody to tell.
    guard number != SIGPIPE else { return 128 + number }
    throw FilmFailure(
      "The view crashed (\(Children.crash(number))) while it was filmed.",
      exitCode: FilmFailure.unmet)
  }
}
