import SwiftParser
import SwiftSyntax

/// Names that are qualified by a module that is not there: `Kit.Item` is read as `Item`, as the import of the module is dropped.
enum MissingQualifiers {
  /// The text with qualifiers blank; every line and column stays where it was.
  ///
  /// - Parameters:
  ///   - modules: the modules that the file imports, and that are not there.
  ///   - isDeclared: whether the sources declare a type of a name: a qualified name means another one.
  static func blanked(
    in text: String, _ modules: Set<String>, isDeclared: (String) -> Bool
  ) -> String {
    let named = modules.filter { !isDeclared($0) && text.contains($0 + ".") }
    guard !named.isEmpty else { return text }
    let finder = Finder(named)
    finder.walk(Parser.parse(source: text))
    let ranges = finder.found.filter { !isDeclared($0.name) }.map(\.qualifier)
    guard !ranges.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in ranges { SourceBytes.blank(&bytes, range) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    private(set) var found: [(name: String, qualifier: Range<Int>)] = []
    private let modules: Set<String>

    init(_ modules: Set<String>) {
      self.modules = modules
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil {
        note(base.name, node.period, node.name)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil {
        note(base.baseName, node.period, node.declName.baseName)
      }
      return .visitChildren
    }

    // Nothing may stand between `@` and what follows.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if let arguments = node.arguments { walk(arguments) }
      return .skipChildren
    }

    private func note(_ qualifier: TokenSyntax, _ period: TokenSyntax, _ name: TokenSyntax) {
      // `Kit.Type` is a type's own type: a module has none.
      guard modules.contains(qualifier.text), case .identifier = name.tokenKind,
        name.text != "Type", name.text != "Protocol"
      else { return }
      let start = qualifier.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = period.endPositionBeforeTrailingTrivia.utf8Offset
      found.append((name.text, start..<end))
    }
  }
}
