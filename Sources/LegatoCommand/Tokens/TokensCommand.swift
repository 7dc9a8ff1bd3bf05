import Foundation
import Legato
import LegatoArguments
import LegatoFilm
import LegatoMotion

/// `legato tokens`: the motions of the design system.
struct TokensCommand {
  static let syntax = CommandSyntax<TokensCommand>(
    "legato tokens",
    operands: .words(MotionToken.all.map(\.name) + PlainToken.all.map(\.name)) {
      if $0.name != nil { throw FilmFailure("One token at a time: \($1) is a second one.") }
      $0.name = $1
    },
    sections: [
      .text("legato tokens [NAME] [options]"),
      .text(
        """
        Lists the motions of the design system, or shows one of them: its parameters, what it is for, its
        values, and its curve. A name is a token's own, or one of its aliases. Colours and numbers are
        tokens as well.
        """),
      .options([
        .option(
          "--kind", value: "KIND", isRepeatable: true,
          completion: .words(TokenKind.allCases.map(\.rawValue)),
          help: "motion (usual), color or metric; repeatable"
        ) { $0.kinds.append(try $1.choice()) },
        .option(
          "--find", value: "TEXT",
          help: """
            only those whose name or use has TEXT in it, of all kinds where none is
            asked for
            """
        ) { $0.text = $1.text.lowercased() },
        .flag("--json", help: "as JSON, with samples of the curve where a NAME is given") {
          $0.writesJSON = true
        },
        .option(
          "-o", "--out", value: "FILE.svg", completion: .files,
          help: "draws NAME: the curve of a motion, a colour in light and in dark"
        ) {
          let path = $1.text
          guard path.lowercased().hasSuffix(".svg"), path.count > 4 else {
            throw FilmFailure("\(path): a drawing is written as .svg.")
          }
          $0.output = path
        },
        .flag("--ascii", help: "draws with ASCII letters only") { $0.isASCII = true },
      ]),
      .examples([
        "legato tokens",
        "legato tokens spring.menu",
        "legato tokens --kind color --kind metric",
        "legato tokens --find badge",
        "legato tokens appFast --json",
        "legato tokens motion.normal -o normal.svg",
        "legato tokens app.ground -o ground.svg",
      ]),
    ])

  private(set) var name: String?
  private(set) var output: String?
  private(set) var writesJSON = false
  private(set) var isASCII = false
  private(set) var kinds: [TokenKind] = []
  private(set) var text: String?

  private init() {}

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: TokensCommand()).target
    if output != nil, name == nil {
      throw FilmFailure("Which token? As in: legato tokens motion.normal -o normal.svg")
    }
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
          + NearestName(names).advice(for: name)
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
    guard let color = ColorToken.all.first(where: { $0.name == token.name }) else {
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
