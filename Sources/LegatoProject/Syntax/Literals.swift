import SwiftParser
import SwiftSyntax

/// What stands in a manifest as plain text: strings, lists, tables, calls with labels, and the constants that a
/// file gives names to. Code is not run.
struct Literals {
  private static let maxDepth = 24

  private var constants: [String: ExprSyntax] = [:]
  let file: SourceFileSyntax
  let converter: SourceLocationConverter

  init(_ source: String) {
    file = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: file)
    for statement in file.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        {
          constants[name] = value
        }
      }
    }
  }

  func line(of node: some SyntaxProtocol) -> Int { node.startLocation(converter: converter).line }

  /// A name's value, parentheses and force marks left out.
  func resolved(_ expression: ExprSyntax?, depth: Int = 0) -> ExprSyntax? {
    guard let expression, depth < Self.maxDepth else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = constants[name]
    {
      return resolved(value, depth: depth + 1)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return resolved(tuple.elements.first?.expression, depth: depth + 1)
    }
    return expression
  }

  /// A text: a literal, whose interpolations are constants, or several with `+` between them.
  func text(_ expression: ExprSyntax?, depth: Int = 0) -> String? {
    guard depth < Self.maxDepth, let expression = resolved(expression) else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      if let plain = literal.representedLiteralValue { return plain }
      var result = ""
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let segment): result += segment.content.text
        case .expressionSegment(let segment):
          guard let value = text(segment.expressions.first?.expression, depth: depth + 1) else {
            return nil
          }
          result += value
        @unknown default: return nil
        }
      }
      return result
    }
    if let parts = operands(expression) {
      let texts = parts.compactMap { text($0, depth: depth + 1) }
      return texts.count == parts.count ? texts.joined() : nil
    }
    return nil
  }

  /// The elements of a list; those of several with `+` between them, one after the other.
  func elements(_ expression: ExprSyntax?, depth: Int = 0) -> [ExprSyntax]? {
    guard depth < Self.maxDepth, let expression = resolved(expression) else { return nil }
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.compactMap { resolved($0.expression) }
    }
    if let parts = operands(expression) {
      return parts.flatMap { elements($0, depth: depth + 1) ?? [] }
    }
    return nil
  }

  func texts(_ expression: ExprSyntax?) -> [String] {
    elements(expression)?.compactMap { text($0) } ?? text(expression).map { [$0] } ?? []
  }

  /// What stands between the plus signs of an expression that has no other operators.
  private func operands(_ expression: ExprSyntax) -> [ExprSyntax]? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    var parts: [ExprSyntax] = []
    for (index, element) in sequence.elements.enumerated() {
      if index % 2 == 0 {
        parts.append(element)
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
    }
    return parts
  }
}

/// A call such as `.target(name: "App")`: the name that is called, and its arguments.
struct LiteralCall {
  /// `target` of both `.target(…)` and `Target.target(…)`; `Target` of `Target(…)`.
  let name: String
  let node: FunctionCallExprSyntax

  init?(_ expression: ExprSyntax?) {
    guard let node = expression?.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name =
        member.declName.baseName.text == "init"
        ? member.base?.trimmedDescription ?? "init" : member.declName.baseName.text
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return nil
    }
    self.node = node
  }

  /// The argument with a label; the first without one for `nil`.
  subscript(label: String?) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }
}

/// Finds the calls of some names, wherever they stand.
final class CallFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var calls: [LiteralCall] = []

  /// - Parameter names: the functions; the arguments of a call that is found are not looked into.
  init(_ names: Set<String>, in node: some SyntaxProtocol) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = LiteralCall(ExprSyntax(node)), names.contains(call.name) else {
      return .visitChildren
    }
    calls.append(call)
    return .skipChildren
  }
}
