import Foundation
import LegatoFilm

/// `legato film FILE.swift [options]`: compiles the file and becomes the program that films
/// it, which reads the other options. `legato film RECORDING.legato --out …` writes recordings that
/// were made before in other formats.
struct FilmCommand {
  let file: String
  /// The recordings, in the place of a file to be filmed.
  let recordings: [String]
  let view: String?
  let options: [String]

  /// Sorts the arguments after `film`. The file is the first that ends in `.swift`.
  init(_ arguments: [String]) throws(FilmFailure) {
    var file: String?
    var recordings: [String] = []
    var view: String?
    var options: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--view" {
        guard let value = rest.popFirst() else { throw FilmFailure("--view needs a view's name.") }
        view = value
      } else if let value = argument.split(separator: "=", maxSplits: 1).last,
        argument.hasPrefix("--view=")
      {
        view = String(value)
      } else if file == nil, argument.hasSuffix(".swift"), !argument.hasPrefix("-") {
        file = argument
      } else if argument.hasSuffix(".legato"), !argument.hasPrefix("-"), !Self.isValue(options) {
        recordings.append(argument)
      } else {
        options.append(argument)
      }
    }
    guard let subject = file ?? recordings.first else {
      throw FilmFailure("Which file? As in: legato film Card.swift --out card.png")
    }
    if file != nil, let recording = recordings.first {
      throw FilmFailure("\(subject) is to be filmed, and \(recording) was: choose one of them.")
    }
    if !recordings.isEmpty, view != nil {
      throw FilmFailure("Of a recording no view can be chosen: it was filmed.")
    }
    self.file = subject
    self.recordings = recordings
    self.view = view
    self.options = options
  }

  /// Whether what comes next is the last option's: a file to write.
  private static func isValue(_ options: [String]) -> Bool {
    options.last == "--out" || options.last == "-o"
  }

  /// The program that films the file; compiled, where it is not kept.
  func program() throws(FilmFailure) -> URL {
    let source = try SourceFile(reading: file)
    let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source.text), view: view)
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    return try compiler.withCompanions(of: source) { companions throws(FilmFailure) in
      try compiler.program(source, choices: choices, companions: companions)
    }
  }

  /// What the program is called with, its name first. Pictures and colours of the main bundle lie
  /// beside the source file.
  var arguments: [String] {
    ["legato film"] + ProjectFiles.resourceFolders(of: [file]).flatMap { ["--resources", $0] }
      + options
  }

  /// Does it, and answers the exit code.
  @MainActor
  func run() throws(FilmFailure) -> Int32 {
    if !recordings.isEmpty {
      return FilmMain.export(recordings, arguments: ["legato film"] + options)
    }
    let program = try program()
    let process = Process()
    process.executableURL = program
    process.arguments = Array(arguments.dropFirst())
    process.standardInput = FileHandle.nullDevice
    do { try Children.start(process) } catch {
      throw FilmFailure(
        "\(program.path) cannot be run: \(FilmFailure.reason(error)).",
        exitCode: FilmFailure.machine)
    }
    defer { Children.forget(process) }
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
    let number = process.terminationStatus
    // Whoever reads has enough, as `head` has: nothing went wrong, and there is nobody to tell.
    guard number != SIGPIPE else { return 128 + number }
    throw FilmFailure(
      "The view crashed (\(Children.crash(number))) while it was filmed.",
      exitCode: FilmFailure.unmet)
  }
}
