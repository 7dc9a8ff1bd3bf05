import Legato
import LegatoMotion
import SwiftSyntax

/// Numbers of a motion that a token has a name for.
final class MotionLiteral: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    look(at: ExprSyntax(node))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Of a call, the call as a whole is looked at.
    if node.parent?.is(FunctionCallExprSyntax.self) ?? false { return .visitChildren }
    return look(at: ExprSyntax(node))
  }

  private func look(at expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard let timing = TimingReader.timing(of: expression),
      TimingReader.isAnimation(expression.chainRoot) || AnimationPlace(of: expression) != nil
    else { return .visitChildren }
    // A motion that takes no time is none.
    guard timing.visibleDuration > 0,
      let token = MotionToken.all.first(where: { $0.timing == timing })
    else { return .visitChildren }
    let name = TokenExpressions.expression(for: token)
    report(
      .note, at: expression,
      "\(shortened(expression.trimmedDescription)) is the token \(token.name): \(token.use)",
      fix: "Use \(name ?? "the token").",
      fixIt: name.map { [LintFinding.Edit(expression.textRange, $0)] + importEdit } ?? [])
    return .skipChildren
  }

  /// Imports the tokens where the file does not.
  private var importEdit: [LintFinding.Edit] {
    let imports = context.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = imports.map(\.path.trimmedDescription)
    guard !names.contains("Legato"), let first = imports.first else { return [] }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return [LintFinding.Edit(start..<start, "import Legato\n")]
  }
}
