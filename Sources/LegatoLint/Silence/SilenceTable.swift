/// Functions that may leave out what they are given, each with the reason: `Documentation/silent.txt`.
///
/// A line is a module, a function as ``SilentDeclaration/key`` names it, and behind `--` why nothing is lost. A `*`
/// stands for any letters.
package struct SilenceTable: Sendable {
  package static let path = "Documentation/silent.txt"

  package struct Entry: Hashable, Sendable {
    package let line: Int
    package let module: String
    package let pattern: String
    package let reason: String
  }

  package let entries: [Entry]
  /// Lines that are no entries.
  package let faults: [String]

  package init(_ text: String) {
    var entries: [Entry] = []
    var faults: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let dashes = parts[1].firstRange(of: " -- "),
        !parts[1][dashes.upperBound...].isEmpty
      else {
        faults.append("\(Self.path):\(number + 1): no module, function and reason.")
        continue
      }
      entries.append(
        Entry(
          line: number + 1, module: parts[0], pattern: String(parts[1][..<dashes.lowerBound]),
          reason: String(parts[1][dashes.upperBound...])))
    }
    self.entries = entries
    self.faults = faults
  }

  /// What is wrong with the modules and with the table: functions without an entry, and entries that no function
  /// needs.
  ///
  /// - Parameter modules: the functions that were found, by module.
  package func findings(in modules: [(name: String, silent: [SilentDeclaration])]) -> [String] {
    var used: Set<Entry> = []
    var found = faults
    for (module, silent) in modules {
      let own = entries.filter { $0.module == module }
      for declaration in silent {
        let matches = own.filter { Self.matches(declaration.key, $0.pattern) }
        used.formUnion(matches)
        if matches.isEmpty {
          let what =
            declaration.unread.isEmpty
            ? "does nothing" : "reads no \(declaration.unread.joined(separator: ", no "))"
          found.append(
            "\(declaration.file):\(declaration.line): \(declaration.name) \(what), and reports nothing."
              + " Let it take effect or report, or say in \(Self.path) why nothing is lost:"
              + " \(module) \(declaration.key) -- reason")
        }
      }
    }
    for entry in entries where !used.contains(entry) {
      found.append(
        "\(Self.path):\(entry.line): \(entry.module) \(entry.pattern) is no function that needs it."
      )
    }
    return found
  }

  /// Whether a text is what a pattern with stars says.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return text == pattern
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
