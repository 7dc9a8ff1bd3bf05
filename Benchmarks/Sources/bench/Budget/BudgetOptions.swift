import LegatoArguments

/// What `bench budget` is asked for.
struct BudgetOptions {
  var isJSON = false
  /// Parts of names: a story that holds one of them is played; all of them where there is none.
  var stories: [String] = []
  var rates = [60, 120]
  var runs = 3
  /// Whether the worst frames of each story are told.
  var tellsFrames = false

  static let syntax = CommandSyntax<BudgetOptions>(
    "scripts/bench budget", textColumn: 16,
    sections: [
      .text("scripts/bench budget [options]"),
      .text(
        """
        Plays every story of the rows of performance against a simulated display and prints what it shows.
        Ends with 1 where a story drops a frame at 60 Hz, or a loop takes more than half of a core.
        """),
      .options([
        .flag("--json", help: "prints one JSON object instead of tables") { $0.isJSON = true },
        .option(
          "--story", value: "TEXT", isRepeatable: true,
          help: "only stories and rows whose name holds TEXT; repeatable"
        ) { $0.stories.append($1.text) },
        .option("--rate", value: "N", help: "only at N Hz, 1 to 1000; 60 and 120 unless given") {
          $0.rates = [try $1.integer(in: 1...1000)]
        },
        .option("--runs", value: "N", help: "readings that each frame needs, 1 to 20 (3)") {
          $0.runs = try $1.integer(in: 1...20)
        },
        .flag("--frames", help: "says of each story which of its frames took most") {
          $0.tellsFrames = true
        },
      ]),
    ])

  /// - Throws: the first error, and what is allowed.
  init(_ arguments: some Sequence<String>) throws {
    try Self.syntax.read(Array(arguments), into: &self)
  }
}

/// Why the program ends early.
struct BenchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
