/// The value that was given to an option.
public struct OptionValue: Hashable, Sendable {
  /// What has the value, for messages: the option as it was written.
  public let option: String
  public let text: String

  public init(option: String, text: String) {
    self.option = option
    self.text = text
  }

  /// The error of a value that the option does not take.
  ///
  /// - Parameter allowed: what the option takes, as in `a whole number from 1 to 240`.
  public func isNot(_ allowed: String) -> ArgumentError {
    ArgumentError("\(option) is \(text): it takes \(allowed).")
  }

  /// The value as one of some choices, by name and in any case.
  public func choice<Choice>(
    of choices: [(name: String, choice: Choice)]
  ) throws(ArgumentError) -> Choice {
    guard let found = choices.first(where: { $0.name.lowercased() == text.lowercased() }) else {
      let names = choices.map(\.name)
      throw ArgumentError(
        isNot("one of " + names.joined(separator: ", ")).message
          + NearestName(names).advice(for: text))
    }
    return found.choice
  }

  /// The value as one of the cases of a type, by raw value and in any case.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) throws(ArgumentError) -> Choice {
    try choice(of: Choice.allCases.map { (name: $0.rawValue, choice: $0) })
  }
}
