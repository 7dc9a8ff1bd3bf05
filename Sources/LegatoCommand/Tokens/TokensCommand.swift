import Foundation
import Legato
import LegatoFilm
import LegatoMotion

/// `legato tokens`: the motions of the design system.
struct TokensCommand {
  static let help = """
    legato tokens [NAME] [options]

    Lists the motions of the design system, or shows one of them: its parameters, what it is for, its
    values, and its curve. A name is a token's own, or one of its aliases.

      --json               as JSON, with samples of the curve where a NAME is given
      -o, --out FILE.svg   draws the curve of NAME
      --ascii              draws with ASCII letters only

    Examples
      legato tokens
      legato tokens spring.menu
      legato tokens appFast --json
      legato tokens motion.normal -o normal.svg
    """

  private(set) var name: String?
  private(set) var output: String?
  private(set) var writesJSON = false
  private(set) var isASCII = false

  init(_ arguments: [String]) throws(FilmFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": writesJSON = true
      case "--ascii": isASCII = true
      case "-o", "--out":
        guard let path = rest.popFirst() else { throw FilmFailure("\(argument) needs a value.") }
        try setOutput(path)
      case _ where argument.hasPrefix("--out="): try setOutput(String(argument.dropFirst(6)))
      case _ where argument.hasPrefix("-"):
        throw FilmFailure(
          "There is no option \(argument)." + OptionNames(help: Self.help).advice(for: argument)
            + " All options: legato tokens --help")
      case _ where name == nil: name = argument
      default: throw FilmFailure("One token at a time: \(argument) is a second one.")
      }
    }
    if output != nil, name == nil {
      throw FilmFailure("Which token? As in: legato tokens motion.normal -o normal.svg")
    }
  }

  private mutating func setOutput(_ path: String) throws(FilmFailure) {
    guard path.lowercased().hasSuffix(".svg"), path.count > 4 else {
      throw FilmFailure("\(path): a curve is written as .svg.")
    }
    output = path
  }

  func run() throws(FilmFailure) -> Int32 {
    guard let name else {
      print(writesJSON ? TokenText.json(MotionToken.all) : TokenText.list, terminator: "")
      return 0
    }
    guard let token = MotionToken(named: name) else {
      let names = MotionToken.all.flatMap { [$0.name] + $0.aliases }
      throw FilmFailure(
        "There is no token \(name)." + OptionNames(names).advice(for: name)
          + " All tokens: legato tokens")
    }
    if let output {
      do {
        try Data(CurveDrawing(token).svg.utf8).write(to: URL(fileURLWithPath: output))
      } catch {
        throw FilmFailure(
          "\(output) cannot be written: \(error.localizedDescription)",
          exitCode: FilmFailure.machine)
      }
      print(output)
    } else if writesJSON {
      print(TokenText.json(token), terminator: "")
    } else {
      let isUnicode = !isASCII && Terminal.isUnicode(ProcessInfo.processInfo.environment)
      print(TokenText.page(token, isUnicode: isUnicode), terminator: "")
    }
    return 0
  }
}
