import SwiftParser
import SwiftSyntax

/// The public names that a source declares: `View.padding(_:_:)`, `Text.init(verbatim:)`, `Edge.top`,
/// `withAnimation(_:_:)`.
///
/// A name has the type that it is a member of in front, without generic arguments, and the labels of all
/// its parameters behind. Operators, subscripts, what begins with an underscore, and what only hosts see
/// (`@_spi`) are left out.
public enum PublicNames {
  /// All of them, once each, in the order of the source.
  public static func names(in source: String) -> [String] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    var seen: Set<String> = []
    return visitor.names.filter { seen.insert($0).inserted }
  }

  private final class Visitor: SyntaxVisitor {
    var names: [String] = []
    /// The types around, with whether their members are public without saying so.
    private var owners: [(name: String, opens: Bool, isPublic: Bool)] = []

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.attributes)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.attributes)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.attributes, opens: false)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.attributes)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.modifiers, node.attributes, opens: true)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let opens = node.modifiers.contains { $0.name.text == "public" }
      let type = Self.plain(node.extendedType)
      guard !isHidden(node.attributes), !type.hasPrefix("_") else { return .skipChildren }
      owners.append((type, opens, true))
      return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) {
      if !isHidden(node.attributes), !Self.plain(node.extendedType).hasPrefix("_") { leave() }
    }

    private func enter(
      _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
      opens: Bool = false
    ) -> SyntaxVisitorContinueKind {
      let isSeen = isPublic(modifiers, attributes) && !name.hasPrefix("_")
      let path = (owners.last.map { $0.name + "." } ?? "") + name
      if isSeen { names.append(path) }
      owners.append((path, opens && isSeen, isSeen))
      return isSeen ? .visitChildren : .skipChildren
    }

    private func leave() { _ = owners.popLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier = node.name.tokenKind {
        add(node.name.text, node.signature.parameterClause, node.modifiers, node.attributes)
      }
      return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      add("init", node.signature.parameterClause, node.modifiers, node.attributes)
      return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          add(name, nil, node.modifiers, node.attributes)
        }
      }
      return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let owner = owners.last, owner.isPublic else { return .skipChildren }
      for element in node.elements { names.append("\(owner.name).\(element.name.text)") }
      return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, nil, node.modifiers, node.attributes)
      return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.name.text, nil, node.modifiers, node.attributes)
      return .skipChildren
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
      add("@" + node.name.text, nil, node.modifiers, node.attributes)
      return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(
      _ name: String, _ parameters: FunctionParameterClauseSyntax?,
      _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
    ) {
      guard isPublic(modifiers, attributes), !name.hasPrefix("_"), !name.hasPrefix("@_") else {
        return
      }
      let labels = parameters.map { clause in
        "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
      }
      let name = name.replacing("`", with: "") + (labels ?? "")
      names.append((owners.last.map { $0.name + "." } ?? "") + name)
    }

    // MARK: What is seen

    private func isPublic(
      _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
    ) -> Bool {
      guard !isHidden(attributes), owners.allSatisfy(\.isPublic) else { return false }
      let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
      if words.contains("public") || words.contains("open") { return true }
      let narrower = ["package", "internal", "fileprivate", "private"]
      return (owners.last?.opens ?? false) && !words.contains(where: narrower.contains)
    }

    private func isHidden(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_spi"
      }
    }

    private static func plain(_ type: TypeSyntax) -> String {
      if let member = type.as(MemberTypeSyntax.self) {
        return plain(member.baseType) + "." + member.name.text
      }
      if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text }
      return type.trimmedDescription
    }
  }
}
