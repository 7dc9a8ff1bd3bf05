public import Foundation

// What `#Predicate` makes of `localizedStandardContains(_:)` and `caseInsensitiveCompare(_:)`, which Foundation on
// Linux has no expressions for.

extension PredicateExpressions {
  /// Whether a text contains another one, as a person would look for it: capitals and accents do not count.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = try root.evaluate(bindings)
      return text.localizedStandardContains(try other.evaluate(bindings))
    }
  }

  /// What `text.localizedStandardContains(other)` becomes.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// How two texts stand to each other where capitals do not count.
  public struct StringCaseInsensitiveCompare<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = try root.evaluate(bindings)
      return text.caseInsensitiveCompare(try other.evaluate(bindings))
    }
  }

  /// What `text.caseInsensitiveCompare(other)` becomes.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }

  /// What `text.localizedCompare(other)` becomes: capitals count there, and the language's order does.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  /// How two texts stand to each other in the order of the language.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = try root.evaluate(bindings)
      return text.localizedCompare(try other.evaluate(bindings))
    }
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
