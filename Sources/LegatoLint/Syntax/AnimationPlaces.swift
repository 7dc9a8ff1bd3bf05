import SwiftSyntax

/// Where an expression is an `Animation`, as far as that can be seen.
enum AnimationPlace {
  /// An argument of `withAnimation`, of `.animation(_:value:)`, or one that is labelled `animation`.
  case argument(NamedCall)
  /// What a variable, a function or a constant of the type `Animation` is.
  case declaration

  /// `nil` where the expression need not be one: `.linear` is a `UnitCurve` as well.
  init?(of expression: some SyntaxProtocol) {
    let outermost = expression.valueChain.outermost
    if let argument = outermost.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent, let named = NamedCall(call)
    {
      let isFirst = named.arguments.first?.id == argument.id && argument.label == nil
      let takesOne = ["withAnimation", "animation", "withMotionSafe", "motionSafe"]
      guard (isFirst && takesOne.contains(named.name)) || argument.label?.text == "animation" else {
        return nil
      }
      self = .argument(named)
      return
    }
    guard Self.isDeclared(outermost) else { return nil }
    self = .declaration
  }

  private static func isDeclared(_ node: Syntax) -> Bool {
    for ancestor in node.ancestors {
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { isAnimation($0.type) } ?? false
      }
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { isAnimation($0.type) } ?? false
      }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(LabeledExprSyntax.self)
        || ancestor.is(FunctionCallExprSyntax.self) || ancestor.is(MemberAccessExprSyntax.self)
        || ancestor.is(SwitchCaseLabelSyntax.self) || ancestor.is(ConditionElementSyntax.self)
      {
        return false
      }
    }
    return false
  }

  private static func isAnimation(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isAnimation(optional.wrappedType) }
    return ["Animation", "SwiftUI.Animation"].contains(type.trimmedDescription)
  }
}
