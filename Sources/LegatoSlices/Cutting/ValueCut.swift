import SwiftSyntax

/// What takes the place of one value in an initialiser's body or in a default of a parameter, or of one line of an
/// initialiser: a type without its initialisers is of no use to what needs it, and where all arguments are given, nothing asks
/// for a default.
struct ValueCut {
  let range: Range<Int>
  let replacement: String
  let form: LeftOut.Form

  /// - Returns: the cuts that are worth trying, the smallest first.
  static func candidates(in declaration: DeclSyntax, at offset: Int, title: String) -> [ValueCut] {
    if let parameter = parameter(of: declaration, at: offset), let value = parameter.defaultValue {
      let literal = StandIn.value(parameter.type.trimmedDescription.filter { !$0.isWhitespace })
      let name = (parameter.secondName ?? parameter.firstName).text
      return [
        ValueCut(
          range: value.value.contentRange, replacement: literal ?? made("\(title): \(name)"),
          form: .value)
      ]
    }
    guard let body = declaration.as(InitializerDeclSyntax.self)?.body,
      let statement = body.statements.first(where: { $0.item.contentRange.contains(offset) })
    else { return [] }
    let range = statement.item.contentRange
    guard case .expr(let expression) = statement.item else { return [] }
    let gone = ValueCut(range: range, replacement: "", form: .removed)
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
      let sign = elements.first(where: { $0.is(AssignmentExprSyntax.self) })
    else {
      // A call that something depends on would have to be somewhere in an assignment.
      return [
        ValueCut(
          range: range, replacement: "let _ = _legatoLeftOut(\(StandIn.literal(title)))",
          form: .empty)
      ]
    }
    let value = sign.endPositionBeforeTrailingTrivia.utf8Offset..<range.upperBound
    // What is assigned to may itself have been taken out.
    guard value.contains(offset) else { return [gone] }
    let name = elements.first?.trimmedDescription ?? ""
    return [
      ValueCut(range: value, replacement: " " + made("\(title): \(name)"), form: .value), gone,
    ]
  }

  private static func made(_ name: String) -> String { "_legatoValue(\(StandIn.literal(name)))" }

  private static func parameter(
    of declaration: DeclSyntax, at offset: Int
  ) -> FunctionParameterSyntax? {
    let clause =
      declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(SubscriptDeclSyntax.self)?.parameterClause
    return clause?.parameters.first {
      $0.defaultValue?.value.contentRange.contains(offset) ?? false
    }
  }
}
