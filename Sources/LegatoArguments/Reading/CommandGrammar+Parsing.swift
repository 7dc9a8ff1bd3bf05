extension CommandGrammar {
  /// Sorts arguments into options and operands.
  ///
  /// Options are written `--name value`, `--name=value` or `-n value`; `--` ends them, and `-` alone is
  /// an operand. The argument after an option is its value even if it begins with `-`, as a negative
  /// number does, unless it is an option of the command itself: then the value is missing.
  ///
  /// - Throws: the first error.
  public func parse(_ words: [String]) throws(ArgumentError) -> ParsedArguments {
    var arguments = ParsedArguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        guard operands.endsOptions else { continue }
        arguments.operands += rest
        break
      }
      let occurrence = try occurrence(word, &rest)
      // Help is asked for before arguments are read.
      if occurrence.form == .help { continue }
      if !occurrence.form.isRepeatable {
        arguments.options.removeAll { $0.form == occurrence.form }
      }
      arguments.options.append(occurrence)
    }
    if operands.kind == .none, let word = arguments.operands.first { throw unexpected(word) }
    return arguments
  }

  /// Reads the option that a word begins.
  ///
  /// - Parameter rest: the words after it, of which the value is removed.
  private func occurrence(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> ParsedArguments.Occurrence {
    let (name, attached) = Self.parts(of: word)
    guard let form = option(named: name) else { throw unknown(name) }
    guard form.takesValue else {
      guard attached == nil else { throw ArgumentError("\(name) takes no value.") }
      return ParsedArguments.Occurrence(form: form, name: name, value: nil)
    }
    var value = attached
    if value == nil, let next = rest.first, next != "--",
      option(named: Self.parts(of: next).name) == nil
    {
      value = rest.popFirst()
    }
    guard let value, !value.isEmpty else { throw ArgumentError("\(name) needs a value.") }
    return ParsedArguments.Occurrence(form: form, name: name, value: value)
  }

  /// The name of an option, and the value after `=`. Only long options have one there.
  private static func parts(of word: String) -> (name: String, attached: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }
}
