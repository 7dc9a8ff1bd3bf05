/// The arguments of a command, sorted into options and operands.
package struct ParsedArguments: Hashable, Sendable {
  /// An option that was given.
  package struct Occurrence: Hashable, Sendable {
    package let form: OptionForm
    /// The spelling that was used.
    package let name: String
    /// `nil` for a flag.
    package let value: String?

    /// The option as arguments that read as the same again.
    package var words: [String] {
      guard let value else { return [name] }
      // Separate words are what people write; attached, a value may look like an option.
      guard value.hasPrefix("-"), let long = form.names.first(where: { $0.hasPrefix("--") }) else {
        return [name, value]
      }
      return [long + "=" + value]
    }
  }

  /// In the order in which they were given; of an option that is not repeatable, the last occurrence.
  package internal(set) var options: [Occurrence] = []
  package internal(set) var operands: [String] = []

  /// The value that was given last to an option, by any of its names; `nil` where there is none.
  package func value(of name: String) -> String? {
    options.last { $0.form.names.contains(name) }?.value
  }

  /// Whether an option was given, by any of its names.
  package func contains(_ name: String) -> Bool {
    options.contains { $0.form.names.contains(name) }
  }
}
