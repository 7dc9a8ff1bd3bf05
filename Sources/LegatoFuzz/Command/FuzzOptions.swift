/// What the command is asked for.
struct FuzzOptions {
  var scenarios = 10_000
  var seed: UInt64 = 1
  /// Seconds after which no other scenario is begun.
  var seconds = Double.infinity
  /// The one scenario to play, with all that happens.
  var scenario: Int?
  /// The first scenario.
  var first = 0

  static let help = """
    legato-fuzz: plays random views with random changes, and checks what must always hold.

      --scenarios N   how many, 10,000 without it
      --first K       the number of the first one, 0 without it
      --seed S        another set of scenarios
      --seconds T     begins none after T seconds
      --scenario K    plays one and tells all that happens

    Ends with 1 and the smallest form of the first scenario that fails.
    """

  struct Fault: Error { let message: String }

  init(_ arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let text = rest.popFirst() else { throw Fault(message: "\(name) needs a number.") }
      switch (name, Int(text), Double(text)) {
      case ("--scenarios", let number?, _): scenarios = number
      case ("--first", let number?, _): first = number
      case ("--seed", let number?, _): seed = UInt64(bitPattern: Int64(number))
      case ("--scenario", let number?, _): scenario = number
      case ("--seconds", _, let number?): seconds = number
      default: throw Fault(message: "\(name) \(text) means nothing.")
      }
    }
  }
}
