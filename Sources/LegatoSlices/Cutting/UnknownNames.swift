import SwiftSyntax

/// The names in code that are declared nowhere: what a compiler says of an expression with one may be that it has given up, as
/// all around it could be anything.
enum UnknownNames {
  /// - Parameters:
  ///   - node: the code.
  ///   - removed: what of it is gone already.
  ///   - gone: properties that the code could name, and that are not there.
  ///   - isDeclared: whether something has a name.
  /// - Returns: where the names stand, each with what a compiler says of it alone.
  static func found(
    in node: Syntax, without removed: [Range<Int>], gone: Set<String>,
    isDeclared: (String, _ isMember: Bool) -> Bool
  ) -> [(offset: Int, message: String)] {
    let finder = Finder(gone)
    finder.walk(node)
    return finder.found.compactMap { token, isMember in
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let name = token.identifier?.name ?? token.text
      let isGone = finder.gone.contains(Self.property(name))
      let isType = !isMember && name.first?.isUppercase ?? false
      guard !removed.contains(where: { $0.contains(offset) }),
        isGone || !(isDeclared(name, !isType) || isDeclared(Self.property(name), !isType))
      else { return nil }
      return (
        offset, isMember ? "value has no member '\(name)'" : "cannot find '\(name)' in scope"
      )
    }
  }

  /// The property in `store`, `$store` and `_store`.
  private static func property(_ name: String) -> String {
    name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private final class Finder: SyntaxVisitor {
    private(set) var found: [(token: TokenSyntax, isMember: Bool)] = []
    /// Without those that something in the code is called as well.
    private(set) var gone: Set<String>

    init(_ gone: Set<String>) {
      self.gone = gone
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName
      let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      // `.0`, `.self` and operators are no names.
      if case .identifier = name.tokenKind {
        let isOwn = base == "self" || !gone.contains(UnknownNames.property(name.text))
        if isOwn { found.append((name, isMember: true)) }
      }
      if let base = node.base { walk(base) }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName
      // Functions of C are declared in no module of Swift; types that views name are.
      if gone.contains(UnknownNames.property(name.text)) {
        found.append((name, isMember: false))
      } else if case .identifier = name.tokenKind, name.text.first?.isUppercase ?? false {
        found.append((name, isMember: false))
      }
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      gone.remove(node.identifier.text)
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      gone.remove(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      gone.remove((node.secondName ?? node.firstName).text)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      gone.remove((node.secondName ?? node.firstName).text)
      return .visitChildren
    }
  }
}
