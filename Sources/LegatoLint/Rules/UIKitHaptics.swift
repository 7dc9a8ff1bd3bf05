import SwiftSyntax

/// Haptics that a view does not declare.
final class UIKitHaptics: RuleVisitor {
  private static let replacements: [String: String] = [
    "UIImpactFeedbackGenerator": ".sensoryFeedback(.impact, trigger: …)",
    "UINotificationFeedbackGenerator": ".sensoryFeedback(.success, trigger: …), .warning or .error",
    "UISelectionFeedbackGenerator": ".sensoryFeedback(.selection, trigger: …)",
    "UIFeedbackGenerator": ".sensoryFeedback(_:trigger:)",
    "UICanvasFeedbackGenerator": ".sensoryFeedback(_:trigger:)",
    "CHHapticEngine": ".sensoryFeedback(_:trigger:), unless a pattern of its own is meant",
    "NSHapticFeedbackManager": ".sensoryFeedback(.alignment, trigger: …) or .levelChange",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.baseName)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    look(at: node.name)
    return .visitChildren
  }

  private func look(at name: TokenSyntax) {
    guard let replacement = Self.replacements[name.text] else { return }
    report(
      .warning, at: name,
      "\(name.text) plays outside of the view: no test and no preview can tell what is felt.",
      fix: "Declare it in the view: \(replacement).")
  }
}
