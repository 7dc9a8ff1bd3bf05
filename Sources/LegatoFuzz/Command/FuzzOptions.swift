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

  static let help = """
    legato-fuzz: plays random views with random changes, and checks what must always hold.

      --scenarios N   how many, 10,000 without it
      --first K       the number of the first one, 0 without it
      --seed S        another set of scenarios
      --seconds T     begins none after T seconds
      --screens       with lists, stacks, tabs, presentations and text fields
      --scenario K    plays one and tells all that happens
      --reduced R     with --scenario: its smaller form, as a failure names it
      --shrink K      finds the smallest form in which a scenario fails
      --check K       plays one and says whether it fails

    Ends with 1 and the smallest form of the first scenario that fails.
    """

  struct Fault: Error { let message: String }

  init(_ arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--screens" {
        hasScreens = true
        continue
      }
      guard let text = rest.popFirst() else { throw Fault(message: "\(name) needs a value.") }
      switch (name, Int(text), Double(text)) {
      case ("--scenarios", let number?, _): scenarios = max(0, number)
      case ("--first", let number?, _): first = number
      case ("--seed", let number?, _): seed = UInt64(bitPattern: Int64(number))
      case ("--scenario", let number?, _): task = .replay(number)
      case ("--check", let number?, _): task = .check(number)
      case ("--shrink", let number?, _): task = .shrink(number)
      case ("--seconds", _, let number?): seconds = number
      case ("--reduced", _, _): reductions = text.split(separator: ",").compactMap(Reduction.init)
      default: throw Fault(message: "\(name) \(text) means nothing.")
      }
    }
  }
}
