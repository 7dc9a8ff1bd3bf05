import SwiftParser
import SwiftSyntax

/// Holds Swift sources against rules, without building them.
public enum SourceLinter {
  /// What the rules find in a source, by line. Text that is not Swift gives what can be read of it, and a
  /// note where it begins.
  ///
  /// A line that says `legato:allow RULE` in a comment, and the line below a comment of its own that
  /// says so, is left alone by the rule.
  ///
  /// - Parameters:
  ///   - path: how findings call the file.
  ///   - rules: all where nobody says.
  ///   - patience: how long reading may take, in seconds. What takes longer, as some text that is not
  ///     Swift does, has one finding that says so.
  public static func findings(
    in source: String, path: String, rules: [LintRule] = LintRule.allCases, patience: Double = 10
  ) -> [LintFinding] {
    LargeStack.run(patience: patience) { read(source, path: path, rules: rules) } ?? [
      LintFinding(
        rule: "too-slow", severity: .warning, file: path, line: 1, column: 1,
        message: "Reading this takes longer than \(patience) seconds.",
        fix: "Divide the file, or leave it out: it may not be Swift.")
    ]
  }

  /// How deep a source may be nested, in nodes of its syntax: some 200 closures in each other, or
  /// 1200 calls in one chain.
  static let deepest = 2500

  private static func read(_ source: String, path: String, rules: [LintRule]) -> [LintFinding] {
    let tooDeep = LintFinding(
      rule: "too-deep", severity: .warning, file: path, line: 1, column: 1,
      message: "This is nested too deeply, or has too long a line, to be read.",
      fix: "Divide its longest chain of calls, or its deepest closures.")
    guard SourceShape.isUsual(source) else { return [tooDeep] }
    let tree = Parser.parse(source: source)
    guard !tree.isDeeper(than: deepest) else { return [tooDeep] }
    let context = LintContext(
      path: path, tree: tree, converter: SourceLocationConverter(fileName: path, tree: tree))
    let allowed = AllowedLines(source)
    return (rules.flatMap { $0.findings(in: context) } + unreadable(context))
      .filter { !allowed.allows($0.rule, line: $0.line) }
      .sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
  }

  /// Where the text stops being Swift: what stands there may hide what the rules look for.
  private static func unreadable(_ context: LintContext) -> [LintFinding] {
    guard context.tree.hasError,
      let token = context.tree.tokens(viewMode: .all).first(where: { token in
        token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
      })
    else { return [] }
    let place = context.converter.location(for: token.positionAfterSkippingLeadingTrivia)
    return [
      LintFinding(
        rule: "syntax", severity: .note, file: context.path, line: place.line, column: place.column,
        message: "From here on this is not all Swift, and not all of it was looked at.",
        fix: "Let the compiler say what is wrong.")
    ]
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
