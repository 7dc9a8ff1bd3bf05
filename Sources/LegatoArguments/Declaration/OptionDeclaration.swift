/// An option of a command: its form, and what it changes in the value that the arguments are read into.
public struct OptionDeclaration<Target>: Sendable {
  public let form: OptionForm
  /// The value's text is empty for a flag.
  let apply: @Sendable (inout Target, OptionValue) throws -> Void

  /// Declares an option that takes no value.
  ///
  /// - Parameters:
  ///   - names: the spellings, `--dark`.
  ///   - help: the description; `nil` leaves the option out of help, completions and manual.
  public static func flag(
    _ names: String..., help: String? = nil,
    apply: @escaping @Sendable (inout Target) throws -> Void
  ) -> OptionDeclaration {
    let form = OptionForm(
      names: names, valueName: nil, isRepeatable: false, help: help, completion: .anything)
    return OptionDeclaration(form: form) { target, _ in try apply(&target) }
  }

  /// Declares an option that takes a value.
  ///
  /// - Parameters:
  ///   - names: the spellings, `-o` and `--out`.
  ///   - valueName: the placeholder of the value in help.
  ///   - isRepeatable: whether every occurrence counts; otherwise the last one does.
  ///   - completion: what a shell offers as the value.
  ///   - help: the description; `nil` leaves the option out of help, completions and manual.
  public static func option(
    _ names: String..., value valueName: String, isRepeatable: Bool = false,
    completion: ValueCompletion = .anything, help: String? = nil,
    apply: @escaping @Sendable (inout Target, OptionValue) throws -> Void
  ) -> OptionDeclaration {
    let form = OptionForm(
      names: names, valueName: valueName, isRepeatable: isRepeatable, help: help,
      completion: completion)
    return OptionDeclaration(form: form, apply: apply)
  }

  /// The same option of a command whose target contains this one.
  public func lifted<Outer>(
    to path: any WritableKeyPath<Outer, Target> & Sendable
  ) -> OptionDeclaration<Outer> {
    OptionDeclaration<Outer>(form: form) { [apply] outer, value in
      try apply(&outer[keyPath: path], value)
    }
  }
}
