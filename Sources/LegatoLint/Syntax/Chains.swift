import SwiftSyntax

/// A call of something by name: `.spring(duration: 0.3)`, `withAnimation(…)`, `x.delay(1)`.
struct NamedCall {
  let call: FunctionCallExprSyntax
  let name: String
  /// What stands in front of the dot; `nil` where nothing does.
  let base: ExprSyntax?
  /// Whether there is a dot.
  let isMember: Bool

  init?(_ node: some SyntaxProtocol) {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
    self.call = call
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      base = member.base
      isMember = true
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      base = nil
      isMember = false
    } else {
      return nil
    }
  }

  /// The arguments in parentheses.
  var arguments: [LabeledExprSyntax] { Array(call.arguments) }

  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// Where the name stands.
  var nameNode: Syntax {
    call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
      ?? Syntax(call)
  }

  var hasTrailingClosure: Bool {
    call.trailingClosure != nil || !call.additionalTrailingClosures.isEmpty
  }
}

extension ExprSyntax {
  /// What a chain of members and calls begins with: `$x` of `$x.animation()`, `.opacity` of
  /// `.opacity.animation(…)`.
  var chainRoot: ExprSyntax {
    var root = self
    while true {
      if let call = root.as(FunctionCallExprSyntax.self) {
        root = call.calledExpression
      } else if let member = root.as(MemberAccessExprSyntax.self), let base = member.base {
        root = base
      } else if let optional = root.as(OptionalChainingExprSyntax.self) {
        root = optional.expression
      } else {
        return root
      }
    }
  }

  /// A number that is written out.
  var literal: Double? {
    if let float = self.as(FloatLiteralExprSyntax.self) {
      return Double(float.literal.text.filter { $0 != "_" })
    }
    if let integer = self.as(IntegerLiteralExprSyntax.self) {
      return Double(integer.literal.text.filter { $0 != "_" })
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.literal.map { -$0 }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, the nearest first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

  /// Where the node's own text stands: offsets in UTF-8 code units.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether the value of the node is that of an expression around it only sometimes, and where the
  /// outermost such expression ends: `a` in `x ? a : b`, in `(a)`, in `a ?? b`.
  var valueChain: (outermost: Syntax, isConditional: Bool) {
    var node = Syntax(self)
    var isConditional = false
    while let parent = node.parent {
      switch parent.kind {
      case .ternaryExpr, .unresolvedTernaryExpr:
        isConditional = true
      case .sequenceExpr:
        isConditional =
          isConditional
          || parent.as(SequenceExprSyntax.self)?.elements.contains {
            $0.is(UnresolvedTernaryExprSyntax.self)
          } ?? false
      case .exprList, .tupleExpr, .labeledExprList: break
      case .labeledExpr where parent.parent?.parent?.is(TupleExprSyntax.self) ?? false: break
      default: return (node, isConditional)
      }
      if parent.is(LabeledExprListSyntax.self), !(parent.parent?.is(TupleExprSyntax.self) ?? false)
      {
        return (node, isConditional)
      }
      node = parent
    }
    return (node, isConditional)
  }
}
