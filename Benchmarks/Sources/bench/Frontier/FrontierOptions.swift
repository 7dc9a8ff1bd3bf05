import LegatoArguments

/// What `bench frontier` is asked for.
struct FrontierOptions {
  var scenes = FrontierScene.allCases
  /// How many things the scenes are made of; each scene's own numbers where `nil`.
  var count: Int?
  var frames: Int?
  var peers: Peers?

  static let syntax = CommandSyntax<FrontierOptions>(
    "scripts/bench frontier", textColumn: 12,
    operands: .words(FrontierScene.allCases.map(\.rawValue)) { try $0.take($1) },
    sections: [
      .text("scripts/bench frontier [SCENE] [N [FRAMES]] [PEERS]"),
      .text("Measures one scene of the kinds of motion that grow, or all of them."),
      .options(
        operands: [
          HelpRow("SCENE", scenesHelp),
          HelpRow("N", "how many things it is made of, 1 to 1,000,000 (the scene's own numbers)"),
          HelpRow("FRAMES", "how many are measured, 1 to 100,000"),
          HelpRow("PEERS", "the folder of the peers' programs, which take turns with it"),
        ], []),
      .text("scripts/bench --table PEERS takes several rounds and prints a table for people."),
    ])

  private static let scenesHelp = FrontierScene.allCases.map { "\($0.rawValue)  \($0.title)" }
    .joined(separator: "\n")

  /// - Throws: the first error, and what is allowed.
  init(_ arguments: some Sequence<String>) throws {
    try Self.syntax.read(Array(arguments), into: &self)
  }

  private mutating func take(_ word: String) throws {
    if let scene = FrontierScene(rawValue: word) {
      scenes = [scene]
    } else if Int(word) != nil {
      if count == nil {
        count = try OptionValue(option: "N", text: word).integer(in: 1...1_000_000)
      } else {
        frames = try OptionValue(option: "FRAMES", text: word).integer(in: 1...100_000)
      }
    } else {
      peers = Peers(
        folder: try Peers.folder(word, parts: FrontierScene.allCases.map(\.rawValue)))
    }
  }
}
