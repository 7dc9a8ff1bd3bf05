import Synchronization

/// What was made of texts: while a project's code is made smaller in rounds, most of its files stay as they are.
final class TextMemo<Conditions: Hashable & Sendable, Made: Sendable>: Sendable {
  private struct Key: Hashable, Sendable {
    let text: String
    let conditions: Conditions
  }

  /// How many are kept: a large app's files, several times over.
  private static var limit: Int { 4096 }

  private let known = Mutex<[Key: Made]>([:])

  /// - Parameter conditions: what the result depends on beside the text.
  func made(of text: String, under conditions: Conditions, _ make: (String) -> Made) -> Made {
    let key = Key(text: text, conditions: conditions)
    if let made = known.withLock({ $0[key] }) { return made }
    let made = make(text)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = made
    }
    return made
  }
}

/// Where what is made depends on a text alone.
struct Unconditioned: Hashable, Sendable {}

extension TextMemo where Conditions == Unconditioned {
  func made(of text: String, _ make: (String) -> Made) -> Made {
    made(of: text, under: Unconditioned(), make)
  }
}
