import SwiftSyntax

/// What a source says of its types: the cases of its enumerations, and the types of its properties.
struct SourceTypes {
  private var cases: [String: [String]] = [:]
  private var properties: [String: [String: String]] = [:]

  /// Choices of the framework that properties of views often are.
  private static let known: [String: [String]] = [
    "ColorScheme": ["light", "dark"],
    "TextAlignment": ["leading", "center", "trailing"],
    "HorizontalAlignment": ["leading", "center", "trailing"],
    "VerticalAlignment": ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
    "Font": [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ],
    "Axis": ["horizontal", "vertical"],
    "ControlSize": ["mini", "small", "regular", "large", "extraLarge"],
  ]

  init(_ file: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file)
    cases = collector.cases
    properties = collector.properties
  }

  /// The type of a property, as it is written.
  func type(of property: String, in structure: String) -> String? {
    properties[structure]?[property]
  }

  /// What may stand where a case stands, written as it is; `nil` where its enumeration is not known, or has
  /// cases with values.
  func options(for value: ExprSyntax, type: String?) -> [String]? {
    guard let member = value.as(MemberAccessExprSyntax.self) else { return nil }
    let base = member.base?.trimmedDescription
    guard let type = base ?? type else { return nil }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard let all = cases[name] ?? Self.known[name],
      all.contains(member.declName.baseName.text)
    else { return nil }
    return all.map { "\(base ?? "").\($0)" }
  }

  private final class Collector: SyntaxVisitor {
    var cases: [String: [String]] = [:]
    var properties: [String: [String: String]] = [:]
    private var structures: [String] = []

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .flatMap(\.elements)
      if !elements.isEmpty, elements.allSatisfy({ $0.parameterClause == nil }) {
        cases[node.name.text] = elements.map(\.name.text)
      }
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      structures.append(node.name.text)
      return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { structures.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let structure = structures.last else { return .skipChildren }
      for binding in node.bindings {
        let written = binding.typeAnnotation?.type.trimmedDescription
        guard let type = written ?? Self.type(of: binding.initializer?.value) else { continue }
        properties[structure, default: [:]][binding.pattern.trimmedDescription] = type
      }
      return .visitChildren
    }

    /// The type of `Size.small` and of `Color(red: 0)`, as the file writes them.
    private static func type(of value: ExprSyntax?) -> String? {
      if let member = value?.as(MemberAccessExprSyntax.self) {
        return member.base?.trimmedDescription
      }
      return value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    }
  }
}
