import LegatoArguments

/// What `bench cliffs` is asked for.
struct CliffOptions {
  var scenes: [CliffScene] = []
  var frames = 120

  static let syntax = CommandSyntax<CliffOptions>(
    "scripts/bench cliffs", textColumn: 16,
    operands: .words(CliffScene.allCases.map(\.rawValue)) { try $0.take($1) },
    sections: [
      .text("scripts/bench cliffs [SCENE …] [FRAMES]"),
      .text(
        """
        Measures motion that apps are seldom asked for against the frontier's scenes, and ends with 1 where
        something costs more than \(Int(CliffMeasurement.limit)) times as much for what it changes.
        """),
      .options(
        operands: [
          HelpRow(
            "SCENE",
            CliffScene.allCases.map { "\($0.rawValue)  \($0.title)" }.joined(separator: "\n")),
          HelpRow("FRAMES", "how many are measured, 1 to 100,000 (120)"),
        ],
        []),
    ])

  /// - Throws: the first error, and what is allowed.
  init(_ arguments: some Sequence<String>) throws {
    try Self.syntax.read(Array(arguments), into: &self)
    if scenes.isEmpty { scenes = CliffScene.allCases }
  }

  private mutating func take(_ word: String) throws {
    if let scene = CliffScene(rawValue: word) {
      scenes.append(scene)
    } else {
      frames = try OptionValue(option: "FRAMES", text: word).integer(in: 1...100_000)
    }
  }
}
