import SwiftParser
import SwiftSyntax

/// Holds Swift sources against rules, without building them.
public enum SourceLinter {
  /// What the rules find in a source, by line. Text that is not Swift gives what can be read of it.
  ///
  /// A line that says `legato:allow RULE` in a comment, and the line below a comment of its own that
  /// says so, is left alone by the rule.
  ///
  /// - Parameters:
  ///   - path: how findings call the file.
  ///   - rules: all where nobody says.
  public static func findings(
    in source: String, path: String, rules: [LintRule] = LintRule.allCases
  ) -> [LintFinding] {
    let tree = Parser.parse(source: source)
    let context = LintContext(
      path: path, tree: tree, converter: SourceLocationConverter(fileName: path, tree: tree))
    let allowed = AllowedLines(source)
    return rules.flatMap { $0.findings(in: context) }
      .filter { !allowed.allows($0.rule, line: $0.line) }
      .sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
  }
}

/// The lines on which a rule is told to look away.
struct AllowedLines {
  private var rules: [Int: Set<String>] = [:]

  init(_ source: String) {
    guard source.contains("legato:allow") else { return }
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let words = parts[1].split { " ,\t".contains($0) }.map(String.init)
      guard let mark = words.firstIndex(of: "legato:allow") else { continue }
      let names = Set(words[(mark + 1)...])
      let isAlone = parts[0].allSatisfy(\.isWhitespace)
      rules[index + (isAlone ? 2 : 1), default: []].formUnion(names)
    }
  }

  func allows(_ rule: String, line: Int) -> Bool { rules[line]?.contains(rule) ?? false }
}
