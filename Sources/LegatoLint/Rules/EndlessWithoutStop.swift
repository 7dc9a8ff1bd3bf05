import SwiftSyntax

/// A `repeatForever` that nothing in the file stops.
///
/// An animation that is chosen by a condition is stopped by the condition. One that a value starts is
/// stopped where the value is set elsewhere in the type without another repeatForever.
final class EndlessWithoutStop: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = NamedCall(node), call.isMember, call.name == "repeatForever",
      case .argument(let user)? = AnimationPlace(of: outermostModifier(of: node)),
      !outermostModifier(of: node).valueChain.isConditional, !isStopped(user)
    else { return .visitChildren }
    report(
      .warning, at: call.nameNode,
      "This never stops: nothing in the file ends it, and it costs a frame for every refresh.",
      fix:
        "Choose it by a condition, isActive ? animation.repeatForever() : .default, and leave the"
        + " condition false off screen and under Reduce Motion.")
    return .visitChildren
  }

  /// The animation with the modifiers that follow: `x.repeatForever().delay(1)`.
  private func outermostModifier(of node: FunctionCallExprSyntax) -> ExprSyntax {
    var outer = ExprSyntax(node)
    while let member = outer.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      outer = ExprSyntax(call)
    }
    return outer
  }

  private func isStopped(_ user: NamedCall) -> Bool {
    let type = user.call.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    let scope = type ?? Syntax(context.tree)
    if user.name == "withAnimation" || user.name == "withMotionSafe" {
      let body: Syntax? =
        user.call.trailingClosure.map { Syntax($0) }
        ?? user.arguments.last?.expression.as(ClosureExprSyntax.self).map { Syntax($0) }
      guard let body else { return false }
      let set = Assignments.names(in: body)
      let elsewhere = Assignments.names(in: scope, without: body)
      return !set.isDisjoint(with: elsewhere)
    }
    // `.animation(x, value: v)`: whatever v becomes, the motion begins anew.
    return false
  }
}

/// The variables that code sets.
private final class Assignments: SyntaxVisitor {
  private var names: Set<String> = []
  private let without: SyntaxIdentifier?

  /// - Parameter without: a part that is left out.
  static func names(in node: Syntax, without: Syntax? = nil) -> Set<String> {
    let visitor = Assignments(without?.id)
    visitor.walk(node)
    return visitor.names
  }

  private init(_ without: SyntaxIdentifier?) {
    self.without = without
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.id == without ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, elements[1].is(AssignmentExprSyntax.self) { note(elements[0]) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = NamedCall(node), call.name == "toggle", let base = call.base { note(base) }
    return .visitChildren
  }

  private func note(_ target: ExprSyntax) {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      names.insert(reference.baseName.text)
    } else if let member = target.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
    }
  }
}
