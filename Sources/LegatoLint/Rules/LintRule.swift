import SwiftSyntax

/// What a source file is held against, without being built.
public enum LintRule: String, CaseIterable, Sendable {
  case animationWithoutValue = "animation-without-value"
  case uikitHaptics = "uikit-haptics"
  case motionLiteral = "motion-literal"
  case endlessWithoutStop = "endless-without-stop"
  case unseededRandomness = "unseeded-randomness"

  /// What the rule is about, in one sentence.
  public var summary: String {
    switch self {
    case .animationWithoutValue:
      "An .animation(_:) without a value animates every change of the view, whatever caused it."
    case .uikitHaptics:
      "UIKit's and Core Haptics' generators play outside of the view: they cannot be seen in a test."
    case .motionLiteral:
      "A motion is written out in numbers although a token of the same values has a name."
    case .endlessWithoutStop:
      "A repeatForever goes on for as long as its view lives: nothing in the file stops it."
    case .unseededRandomness:
      "A view draws unseeded random numbers: it moves in another way in every update and every run."
    }
  }

  /// All that the rule finds in a file, in its order.
  func findings(in context: LintContext) -> [LintFinding] {
    let visitor: RuleVisitor =
      switch self {
      case .animationWithoutValue: AnimationWithoutValue(self, context)
      case .uikitHaptics: UIKitHaptics(self, context)
      case .motionLiteral: MotionLiteral(self, context)
      case .endlessWithoutStop: EndlessWithoutStop(self, context)
      case .unseededRandomness: UnseededRandomness(self, context)
      }
    visitor.walk(context.tree)
    return visitor.findings
  }
}

/// A file as the rules see it.
struct LintContext {
  let path: String
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter
}

/// Walks a file for a rule. Every branch of an `#if` is looked at.
class RuleVisitor: SyntaxVisitor {
  let rule: LintRule
  let context: LintContext
  private(set) var findings: [LintFinding] = []

  init(_ rule: LintRule, _ context: LintContext) {
    self.rule = rule
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func report(
    _ severity: LintFinding.Severity, at node: some SyntaxProtocol, _ message: String, fix: String,
    fixIt: [LintFinding.Edit] = []
  ) {
    let place = context.converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      LintFinding(
        rule: rule.rawValue, severity: severity, file: context.path, line: place.line,
        column: place.column, message: message, fix: fix, fixIt: fixIt))
  }
}
