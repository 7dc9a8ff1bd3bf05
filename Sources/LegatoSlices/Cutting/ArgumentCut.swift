import SwiftSyntax

/// What of a call goes where one of its arguments cannot be compiled, or is one too many: the argument. The view that is made
/// by the call stays.
enum ArgumentCut {
  /// The arguments that an error says a function does not take.
  ///
  /// - Parameters:
  ///   - node: what the error is at.
  ///   - limit: what is not left: the declaration that the error is in.
  static func unwanted(
    at node: Syntax, within limit: Syntax, _ fault: CompilerFault, title: String
  ) -> [PartCut] {
    let takesNone = fault.message.hasPrefix("argument passed to call that takes no arguments")
    guard takesNone || fault.message.hasPrefix("extra argument") else { return [] }
    guard let call = call(around: node, within: limit), let first = call.arguments.first,
      let last = call.arguments.last
    else { return [] }
    let list = call.arguments
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let name = callee(call)
    let all = PartCut(
      range: first.contentRange.lowerBound..<last.contentRange.upperBound, replacement: "",
      name: "\(name): arguments", place: first.contentRange.lowerBound, form: .removed)
    guard !takesNone, list.count > 1,
      let argument = list.first(where: { $0.contentRange.contains(offset) }),
      let label = argument.label?.text
    else { return [all] }
    // What separates it from its neighbours goes along.
    var range = argument.contentRange
    if argument.id == list.last?.id, let before = list.dropLast().last {
      range = before.expression.contentRange.upperBound..<range.upperBound
    }
    return [
      PartCut(
        range: range, replacement: "", name: "\(name): \(label)",
        place: argument.contentRange.lowerBound, form: .removed)
    ]
  }

  /// The values that stand around an error, the innermost first: each may be made up instead.
  static func values(at node: Syntax, within limit: Syntax, title: String) -> [PartCut] {
    var cuts: [PartCut] = []
    var start = node
    while let (argument, call) = argument(around: start, within: limit) {
      let value = argument.expression
      start = Syntax(call)
      guard makesSomething(call), !value.is(ClosureExprSyntax.self) else { continue }
      let label = argument.label?.text ?? "value"
      let name = "\(callee(call)): \(label)"
      cuts.append(
        PartCut(
          range: value.contentRange,
          replacement: "_legatoValue(\(StandIn.literal("\(title): \(name)")))", name: name,
          place: value.contentRange.lowerBound, form: .value))
    }
    return cuts
  }

  /// The call whose parentheses a node is in, or is one of.
  private static func call(
    around node: Syntax, within limit: Syntax
  ) -> FunctionCallExprSyntax? {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var current = node
    while current.id != limit.id, let parent = current.parent {
      if let call = current.as(FunctionCallExprSyntax.self), let open = call.leftParen,
        open.contentRange.lowerBound <= offset
      {
        return call
      }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  /// The argument that a node is in, no closure between them.
  private static func argument(
    around node: Syntax, within limit: Syntax
  ) -> (LabeledExprSyntax, FunctionCallExprSyntax)? {
    var current = node
    while current.id != limit.id, let parent = current.parent {
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      if let argument = current.as(LabeledExprSyntax.self),
        let call = parent.parent?.as(FunctionCallExprSyntax.self)
      {
        return (argument, call)
      }
      current = parent
    }
    return nil
  }

  /// Whether a call looks like one that makes a value of a type: what is changed by a modifier is there without it.
  private static func makesSomething(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.calledExpression.firstToken(viewMode: .sourceAccurate) else {
      return false
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return first.text.first?.isUppercase ?? false
    }
    if member.declName.baseName.text == "init" || member.base == nil { return true }
    return member.declName.baseName.text.first?.isUppercase ?? false
      || member.base?.is(DeclReferenceExprSyntax.self) ?? false
        && first.text.first?.isUppercase ?? false
  }

  private static func callee(_ call: FunctionCallExprSyntax) -> String {
    let text = call.calledExpression.trimmedDescription
    return text.count > 40 || text.contains(where: \.isNewline)
      ? call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text ?? "call" : text
  }
}
