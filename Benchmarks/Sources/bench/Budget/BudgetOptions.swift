/// What `bench budget` is asked for.
struct BudgetOptions {
  var isJSON = false
  /// Parts of names: a story that holds one of them is played; all of them where there is none.
  var stories: [String] = []
  var rates = [60, 120]
  var runs = 3
  /// Whether the worst frames of each story are told.
  var tellsFrames = false

  static let help = """
    usage: scripts/bench budget [--json] [--story TEXT]... [--rate 60|120] [--runs N] [--frames]

    Plays every story of the rows of performance against a simulated display and prints what it shows.
    Ends with 1 where a story drops a frame at 60 Hz, or a loop takes more than half of a core.

      --json        prints one JSON object instead of tables
      --story TEXT  only stories and rows whose name holds TEXT; may be given more than once
      --rate N      only at N Hz, 1...1000; 60 and 120 unless given
      --runs N      readings that each frame needs, 1...20; 3 unless given
      --frames      says of each story which of its frames took most
    """

  /// - Throws: what is wrong with the arguments.
  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchFailure("\(option) needs a value.") }
      return value
    }
    func number(of option: String, in range: ClosedRange<Int>) throws -> Int {
      let text = try value(of: option)
      guard let number = Int(text), range.contains(number) else {
        throw BenchFailure(
          "\(option) is \(range.lowerBound)...\(range.upperBound), not “\(text)”.")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--story": stories.append(try value(of: argument))
      case "--rate": rates = [try number(of: argument, in: 1...1000)]
      case "--runs": runs = try number(of: argument, in: 1...20)
      case "--frames": tellsFrames = true
      default: throw BenchFailure("“\(argument)” is unknown.\n\(Self.help)")
      }
    }
  }
}

/// Why the program ends early.
struct BenchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
