/// How an option is written and described.
public struct OptionForm: Hashable, Sendable {
  /// The spellings, in the order of the help: `-o`, `--out`.
  public let names: [String]
  /// The placeholder of the value in help, such as `PATH`; `nil` for a flag, which takes no value.
  public let valueName: String?
  /// Whether every occurrence counts. Of any other option the last occurrence does.
  public let isRepeatable: Bool
  /// The description, with its line breaks; `nil` for an option that is accepted and not listed.
  public let help: String?
  /// What a shell offers as the value.
  public let completion: ValueCompletion

  /// `--help` and `-h`, which every command takes and none lists.
  static let help = OptionForm(
    names: ["--help", "-h"], valueName: nil, isRepeatable: false, help: nil, completion: .anything)

  public var takesValue: Bool { valueName != nil }

  /// The names with the placeholder, as in help: `-o, --out PATH`.
  public var head: String {
    names.joined(separator: ", ") + (valueName.map { " " + $0 } ?? "")
  }
}
