/// The arguments of a command, sorted into options and operands.
public struct ParsedArguments: Hashable, Sendable {
  /// An option that was given.
  public struct Occurrence: Hashable, Sendable {
    public let form: OptionForm
    /// The spelling that was used.
    public let name: String
    /// `nil` for a flag.
    public let value: String?

    /// The option as arguments that read as the same again.
    public var words: [String] {
      guard let value else { return [name] }
      // Separate words are what people write; attached, a value may look like an option.
      guard value.hasPrefix("-"), let long = form.names.first(where: { $0.hasPrefix("--") }) else {
        return [name, value]
      }
      return [long + "=" + value]
    }
  }

  /// In the order in which they were given; of an option that is not repeatable, the last occurrence.
  public internal(set) var options: [Occurrence] = []
  public internal(set) var operands: [String] = []

  /// The value that was given last to an option, by any of its names; `nil` where there is none.
  public func value(of name: String) -> String? {
    options.last { $0.form.names.contains(name) }?.value
  }

  /// Whether an option was given, by any of its names.
  public func contains(_ name: String) -> Bool {
    options.contains { $0.form.names.contains(name) }
  }
}
