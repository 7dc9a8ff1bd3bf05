import SwiftSyntax

/// The types that a source file declares.
struct DeclaredTypes {
  /// Those of the top level that other files of the module see.
  private(set) var visible: Set<String> = []
  /// Those of the top level that no other file sees: `private` and `fileprivate`.
  private(set) var hidden: Set<String> = []
  /// Those that are nested in a type, or in an extension of it, by the type's own name; associated types with
  /// them.
  private(set) var nested: [String: Set<String>] = [:]

  init(_ tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    self = collector.types
  }

  private init() {}

  private final class Collector: SyntaxVisitor {
    var types = DeclaredTypes()
    /// The types around, the outermost first.
    private var owners: [String] = []

    private func note(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
      let name = name.identifierText
      if let owner = owners.last {
        types.nested[owner, default: []].insert(name)
      } else if modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
        types.hidden.insert(name)
      } else {
        types.visible.insert(name)
      }
    }

    private func enter(
      _ type: some DeclGroupSyntax & NamedDeclSyntax
    ) -> SyntaxVisitorContinueKind {
      note(type.name, type.modifiers)
      owners.append(type.name.identifierText)
      return .visitChildren
    }

    private func leave() { owners.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      owners.append(node.extendedType.lastName)
      return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.modifiers)
      return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.modifiers)
      return .skipChildren
    }

    // What a body declares is seen in that body alone.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension TokenSyntax {
  /// The name without the backticks that a keyword needs.
  var identifierText: String { text.hasPrefix("`") ? text.replacing("`", with: "") : text }
}

extension TypeSyntax {
  /// The name behind the last dot, without generic arguments: `Set` of `Side.Set<Int>`.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.identifierText }
    return trimmedDescription
  }
}
