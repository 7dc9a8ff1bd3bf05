import SwiftSyntax

/// `.animation(x)` on a view. On a binding and on a transition it is another thing, and right.
final class AnimationWithoutValue: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = NamedCall(node), call.isMember, call.name == "animation",
      call.arguments.count == 1, call.arguments[0].label == nil, !call.hasTrailingClosure,
      !isOfBindingOrTransition(call)
    else { return .visitChildren }
    let animation = call.arguments[0].expression.trimmedDescription
    report(
      .warning, at: call.nameNode,
      "This animates every change of the view, also those that it does not mean.",
      fix:
        "Name the value whose changes are animated: .animation(\(shortened(animation)), value: …).")
    return .visitChildren
  }

  private func isOfBindingOrTransition(_ call: NamedCall) -> Bool {
    guard let root = call.base?.chainRoot else {
      // A modifier on a view without one: `.animation(x)` at the start of a line of an `#if`.
      return !(call.call.parent?.is(PostfixIfConfigExprSyntax.self) ?? false) && call.base == nil
        && !isInPostfixCondition(call.call)
    }
    if let member = root.as(MemberAccessExprSyntax.self), member.base == nil {
      // `.opacity.animation(…)`: a transition, in its argument or where one is declared.
      return !isInPostfixCondition(Syntax(root))
    }
    let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.hasPrefix("$") || ["AnyTransition", "Binding", "ContentTransition"].contains(name)
      || name.hasSuffix("Transition")
  }

  private func isInPostfixCondition(_ node: some SyntaxProtocol) -> Bool {
    node.ancestors.contains { $0.is(IfConfigClauseSyntax.self) }
      && node.ancestors.contains { $0.is(PostfixIfConfigExprSyntax.self) }
  }
}

/// A text of at most 40 characters, on one line.
func shortened(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 40 ? String(line.prefix(39)) + "…" : line
}
