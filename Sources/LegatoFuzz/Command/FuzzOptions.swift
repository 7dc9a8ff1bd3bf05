import LegatoArguments

/// What the command is asked for.
struct FuzzOptions {
  /// What is done with the scenarios.
  enum Task {
    /// Plays them until one fails.
    case play
    /// Plays one and tells all that happens.
    case replay(Int)
    /// Plays one and says only whether it fails.
    case check(Int)
    /// Makes one that fails smaller.
    case shrink(Int)
  }

  var task = Task.play
  var scenarios = 10_000
  var first = 0
  var seed: UInt64 = 1
  /// Seconds after which no other scenario is begun.
  var seconds = Double.infinity
  var hasScreens = false
  var reductions: [Reduction] = []

  /// The arguments that name the set of scenarios.
  var set: [String] {
    ["--seed", "\(Int64(bitPattern: seed))"] + (hasScreens ? ["--screens"] : [])
  }
}

extension FuzzOptions {
  static let syntax = CommandSyntax<FuzzOptions>(
    "legato-fuzz", textColumn: 18,
    sections: [
      .text(
        "legato-fuzz: plays random views with random changes, and checks what must always hold."),
      .options(options),
      .text("Ends with 1 and the smallest form of the first scenario that fails."),
    ])

  private static let options: [OptionDeclaration<FuzzOptions>] = [
    .option("--scenarios", value: "N", help: "how many, 10,000 without it") {
      $0.scenarios = max(0, try $1.integer())
    },
    .option("--first", value: "K", help: "the number of the first one, 0 without it") {
      $0.first = try $1.integer()
    },
    .option("--seed", value: "S", help: "another set of scenarios") {
      $0.seed = UInt64(bitPattern: Int64(try $1.integer()))
    },
    .option("--seconds", value: "T", help: "begins none after T seconds") {
      $0.seconds = try $1.number(in: 0...1_000_000, unit: "seconds")
    },
    .flag("--screens", help: "with lists, stacks, tabs, presentations and text fields") {
      $0.hasScreens = true
    },
    .option("--scenario", value: "K", help: "plays one and tells all that happens") {
      $0.task = .replay(try $1.integer())
    },
    .option(
      "--reduced", value: "R", help: "with --scenario: its smaller form, as a failure names it"
    ) { $0.reductions = $1.text.split(separator: ",").compactMap(Reduction.init) },
    .option("--shrink", value: "K", help: "finds the smallest form in which a scenario fails") {
      $0.task = .shrink(try $1.integer())
    },
    .option("--check", value: "K", help: "plays one and says whether it fails") {
      $0.task = .check(try $1.integer())
    },
  ]

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: the first error, and what is allowed.
  init(_ arguments: [String]) throws {
    self.init()
    try Self.syntax.read(arguments, into: &self)
  }
}
