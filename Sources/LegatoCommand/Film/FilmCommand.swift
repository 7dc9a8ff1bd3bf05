import Foundation
import LegatoFilm

/// `legato film FILE.swift [options]`: compiles the file and becomes the program that films
/// it, which reads the other options.
struct FilmCommand {
  let file: String
  let view: String?
  let options: [String]

  /// Sorts the arguments after `film`. The file is the first that ends in `.swift`.
  init(_ arguments: [String]) throws(FilmFailure) {
    var file: String?
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
      } else {
        options.append(argument)
      }
    }
    guard let file else {
      throw FilmFailure("Which file? As in: legato film Card.swift --out card.png")
    }
    self.file = file
    self.view = view
    self.options = options
  }

  /// Does it. Returns only if it fails.
  func run() throws(FilmFailure) -> Never {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw FilmFailure("\(file) cannot be read.")
    }
    let source = String(decoding: data, as: UTF8.self)
    let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source), view: view)
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    let program = try compiler.program(source: source, path: file, choices: choices)

    // Pictures and colours of the main bundle lie beside the source file.
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let arguments = ["legato film", "--resources", folder] + options
    var pointers = arguments.map { strdup($0) } + [nil]
    execv(program.path, &pointers)
    throw FilmFailure("\(program.path) cannot be run: \(String(cString: strerror(errno)))")
  }
}
