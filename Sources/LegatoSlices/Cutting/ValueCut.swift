import SwiftSyntax

/// What takes the place of one value in an initialiser's body, in a default of a parameter or of a property, or of one line of
/// an initialiser: a type without its initialisers is of no use to what needs it, and where all arguments are given, nothing
/// asks for a default. A property gets a value where it is plain which one; a view without it would lose more.
struct ValueCut {
  let range: Range<Int>
  let replacement: String
  let form: LeftOut.Form

  /// - Parameters:
  ///   - own: the properties of the type that an initialiser is of; others are inherited, and have values.
  ///   - isAsked: whether a value of a type may be asked for by the type's name.
  /// - Returns: the cuts that are worth trying, the smallest first.
  static func candidates(
    in declaration: DeclSyntax, at offset: Int, title: String, own: Set<String>? = nil,
    asking isAsked: (String) -> Bool = { _ in false }
  ) -> [ValueCut] {
    if let parameter = parameter(of: declaration, at: offset), let value = parameter.defaultValue {
      let literal = StandIn.value(parameter.type.trimmedDescription.filter { !$0.isWhitespace })
      let name = (parameter.secondName ?? parameter.firstName).text
      return [
        ValueCut(
          range: value.value.contentRange, replacement: literal ?? made("\(title): \(name)"),
          form: .value)
      ]
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return property(variable, at: offset, title, isAsked).map { [$0] } ?? []
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
    let property = name.split(separator: ".").last.map { $0.drop { $0 == "_" } } ?? ""
    if let own, !own.contains(String(property)) { return [gone] }
    return [
      ValueCut(range: value, replacement: " " + made("\(title): \(name)"), form: .value), gone,
    ]
  }

  private static func property(
    _ variable: VariableDeclSyntax, at offset: Int, _ title: String, _ isAsked: (String) -> Bool
  ) -> ValueCut? {
    guard
      let binding = variable.bindings.first(where: {
        $0.initializer?.value.contentRange.contains(offset) ?? false
      }), let value = binding.initializer?.value
    else { return nil }
    let type = binding.typeAnnotation.map { $0.type.trimmedDescription.filter { !$0.isWhitespace } }
    let code =
      (type.map(StandIn.value) ?? plain(value))
      ?? asked(value, binding.typeAnnotation?.type, title, isAsked)
    return code.map { ValueCut(range: value.contentRange, replacement: $0, form: .value) }
  }

  /// A value of the type that a property is declared with, or of that which its initialiser is called of.
  private static func asked(
    _ value: ExprSyntax, _ type: TypeSyntax?, _ title: String, _ isAsked: (String) -> Bool
  ) -> String? {
    if let type { return Slicer.name(of: type).map(isAsked) ?? false ? made(title) : nil }
    guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression,
      let reference = callee.as(DeclReferenceExprSyntax.self), isAsked(reference.baseName.text)
    else { return nil }
    return "\(made(title)) as \(reference.baseName.text)"
  }

  private static let answersTruth: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=",
  ]

  /// A value of the type that an expression has by its form; `nil` where that does not tell.
  private static func plain(_ value: ExprSyntax) -> String? {
    if value.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return "false" }
    guard let elements = value.as(SequenceExprSyntax.self)?.elements else { return nil }
    let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard elements.count == signs.count * 2 + 1 else { return nil }
    if signs.contains(where: answersTruth.contains) { return "false" }
    // What takes the place of `nil` is of the type that it is instead of.
    guard Set(signs) == ["??"], let last = elements.last, isLiteral(last) else { return nil }
    return last.trimmedDescription
  }

  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    if let text = value.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self)
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
