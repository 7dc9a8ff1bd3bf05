import SwiftSyntax

/// Finds where a source file mentions types.
///
/// A name counts wherever code means a type by it: in declarations, extensions, inheritance clauses, attributes
/// and expressions. Comments do not count, nor does the text of strings; code that is interpolated into a string
/// does. Of `A.B` only `A` counts, unless it is the module's own name: whose member `B` is, the name does not
/// say.
final class TypeMentions: SyntaxVisitor {
  /// By name, the line of the first mention, from 1.
  private(set) var lines: [String: Int] = [:]
  private let wanted: Set<String>
  private let own: Set<String>
  private let module: String
  private let nested: [String: Set<String>]
  private let converter: SourceLocationConverter

  /// - Parameters:
  ///   - wanted: the names that are looked for.
  ///   - own: the names that are left out: those of types that the file declares itself.
  ///   - module: what the module is called.
  ///   - nested: the types that are nested in types, of all files of the module: see ``DeclaredTypes``.
  init(
    of wanted: Set<String>, except own: Set<String>, module: String,
    nested: [String: Set<String>], converter: SourceLocationConverter
  ) {
    self.wanted = wanted
    self.own = own
    self.module = module
    self.nested = nested
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func mention(_ token: TokenSyntax, isQualified: Bool = false) {
    let name = token.identifierText
    guard wanted.contains(name), lines[name] == nil, !own.contains(name),
      isQualified || !isHidden(name, at: Syntax(token))
    else { return }
    lines[name] = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.as(IdentifierTypeSyntax.self)?.name.text == module {
      mention(node.name, isQualified: true)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == module {
      mention(node.declName.baseName, isQualified: true)
    }
    walk(base)
    return .skipChildren
  }

  // What follows names members, modules and groups of declarations, and no types.

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.attributeName.trimmedDescription.hasPrefix("_") ? .skipChildren : .visitChildren
  }

  // MARK: Scopes

  /// Whether a name means something else than a type of the top level where it stands: a generic parameter, a
  /// type of the running function, or one that is nested in a type around.
  private func isHidden(_ name: String, at node: Syntax) -> Bool {
    var inner = node
    while let scope = inner.parent {
      defer { inner = scope }
      if let generic = scope.asProtocol((any WithGenericParametersSyntax).self),
        generic.genericParameterClause?.parameters.contains(where: { $0.name.text == name }) == true
      {
        return true
      }
      if let statements = scope.as(CodeBlockItemListSyntax.self), scope.parent?.parent != nil,
        statements.contains(where: { $0.declares(name) })
      {
        return true
      }
      // The name of an extended type is looked up outside of it.
      guard let type = scope.asProtocol((any DeclGroupSyntax).self),
        inner.id != scope.as(ExtensionDeclSyntax.self)?.extendedType.id
      else { continue }
      let owner =
        type.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
        ?? scope.as(ExtensionDeclSyntax.self)?.extendedType.lastName
      if let owner, nested[owner]?.contains(name) == true { return true }
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement declares a type of that name.
  fileprivate func declares(_ name: String) -> Bool {
    guard case .decl(let declaration) = item,
      declaration.asProtocol((any DeclGroupSyntax).self) != nil
        || declaration.is(TypeAliasDeclSyntax.self)
    else { return false }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == name
  }
}
