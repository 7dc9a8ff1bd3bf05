import Foundation
import Legato
import LegatoFilm
import LegatoMotion

/// `legato tokens`: the motions of the design system.
struct TokensCommand {
  static let help = """
    legato tokens [NAME] [options]

    Lists the motions of the design system, or shows one of them: its parameters, what it is for, its
    values, and its curve. A name is a token's own, or one of its aliases. Colours and numbers are
    tokens as well.

      --kind KIND          motion (usual), color or metric; repeatable
      --find TEXT          only those whose name or use has TEXT in it, of all kinds where none is
                           asked for
      --json               as JSON, with samples of the curve where a NAME is given
      -o, --out FILE.svg   draws NAME: the curve of a motion, a colour in light and in dark
      --ascii              draws with ASCII letters only

    Examples
      legato tokens
      legato tokens spring.menu
      legato tokens --kind color --kind metric
      legato tokens --find badge
      legato tokens appFast --json
      legato tokens motion.normal -o normal.svg
      legato tokens app.ground -o ground.svg
    """

  private(set) var name: String?
  private(set) var output: String?
  private(set) var writesJSON = false
  private(set) var isASCII = false
  private(set) var kinds: [TokenKind] = []
  private(set) var text: String?

  init(_ arguments: [String]) throws(FilmFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": writesJSON = true
      case "--ascii": isASCII = true
      case "--kind":
        guard let word = rest.popFirst() else { throw FilmFailure("--kind needs a value.") }
        guard let kind = TokenKind(rawValue: word) else {
          let names = TokenKind.allCases.map(\.rawValue)
          throw FilmFailure(
            "--kind is \(word): it takes one of \(names.joined(separator: ", "))."
              + OptionNames(names).advice(for: word))
        }
        kinds.append(kind)
      case "--find":
        guard let value = rest.popFirst(), !value.isEmpty else {
          throw FilmFailure("--find needs a value.")
        }
        text = value.lowercased()
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
      throw FilmFailure("\(path): a drawing is written as .svg.")
    }
    output = path
  }

  func run() throws(FilmFailure) -> Int32 {
    guard let name else { return try list() }
    if let token = PlainToken.all.first(where: { $0.name == name }) {
      try show(token)
      return 0
    }
    guard let token = MotionToken(named: name) else {
      let names =
        MotionToken.all.flatMap { [$0.name] + $0.aliases } + PlainToken.all.map(\.name)
      throw FilmFailure(
        "There is no token \(name)."
          + OptionNames(names).advice(for: name)
          + " All tokens: legato tokens")
    }
    if let output {
      try write(CurveDrawing(token).svg, to: output)
    } else if writesJSON {
      print(TokenText.json(token), terminator: "")
    } else {
      let isUnicode = !isASCII && Terminal.isUnicode(ProcessInfo.processInfo.environment)
      print(TokenText.page(token, isUnicode: isUnicode), terminator: "")
    }
    return 0
  }

  /// A colour or a number.
  private func show(_ token: PlainToken) throws(FilmFailure) {
    guard let output else {
      print(writesJSON ? TokenText.json([token]) : TokenText.page(token), terminator: "")
      return
    }
    guard let color = ColorToken.named(token.name) else {
      throw FilmFailure(
        "\(token.name) is a number, \(token.value): there is nothing to draw. What it is for:"
          + " legato tokens \(token.name)")
    }
    try write(SwatchDrawing(color).svg, to: output)
  }

  private func write(_ svg: String, to output: String) throws(FilmFailure) {
    try WholeFile.write(Data(svg.utf8), to: output)
    print(output)
  }

  private func list() throws(FilmFailure) -> Int32 {
    let all = text == nil ? [.motion] : TokenKind.allCases
    let kinds = kinds.isEmpty ? all : kinds
    func isMeant(_ name: String, _ use: String) -> Bool {
      text.map { "\(name) \(use)".lowercased().contains($0) } ?? true
    }
    let motions = MotionToken.all.filter { token in
      kinds.contains(.motion)
        && isMeant(([token.name] + token.aliases).joined(separator: " "), token.use)
    }
    let others = PlainToken.all.filter { kinds.contains($0.kind) && isMeant($0.name, $0.use) }
    guard !motions.isEmpty || !others.isEmpty else {
      throw FilmFailure("No token is called that. All tokens: legato tokens")
    }
    if writesJSON {
      // Of each kind a list of its own: they say different things.
      if !motions.isEmpty || others.isEmpty { print(TokenText.json(motions), terminator: "") }
      if !others.isEmpty { print(TokenText.json(others), terminator: "") }
    } else {
      print(TokenText.list(motions) + TokenText.list(others), terminator: "")
    }
    return 0
  }
}
