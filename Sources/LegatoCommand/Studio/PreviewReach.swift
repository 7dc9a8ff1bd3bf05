import SwiftSyntax

/// What of a file each of its previews shows, by names: the declarations that it names, those that these name,
/// and so on.
struct PreviewReach {
  private struct Part {
    var range: Range<Int>
    var names: Set<String>
    var declared: Set<String>
    var isPreview: Bool
  }

  private var parts: [Part] = []
  /// The parts that each preview reaches, by their place.
  private var reached: [Set<Int>] = []

  init(_ file: SourceFileSyntax) {
    parts = file.statements.map { statement in
      Part(
        range: statement.position.utf8Offset..<statement.endPosition.utf8Offset,
        names: Self.names(in: statement), declared: Self.declared(by: statement.item),
        isPreview: Self.isPreview(statement.item))
    }
    for preview in parts.indices where parts[preview].isPreview {
      var found: Set<Int> = [preview]
      var open = [preview]
      while let next = open.popLast() {
        for (place, part) in parts.enumerated()
        where !found.contains(place) && !part.declared.isDisjoint(with: parts[next].names) {
          found.insert(place)
          open.append(place)
        }
      }
      reached.append(found)
    }
  }

  /// The previews that show what stands at an offset; `nil` where the file has none.
  func previews(showing offset: Int) -> [Int]? {
    guard !reached.isEmpty, let part = parts.firstIndex(where: { $0.range.contains(offset) })
    else { return nil }
    return reached.indices.filter { reached[$0].contains(part) }
  }

  private static func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      })
  }

  private static func isPreview(_ item: CodeBlockItemSyntax.Item) -> Bool {
    let name =
      item.as(MacroExpansionExprSyntax.self)?.macroName
      ?? item.as(MacroExpansionDeclSyntax.self)?.macroName
    return name?.text == "Preview"
  }

  /// The names by which others call what an item declares: an extension's are those of its members, and its
  /// type's.
  private static func declared(by item: CodeBlockItemSyntax.Item) -> Set<String> {
    if let type = Syntax(item).asProtocol(NamedDeclSyntax.self) { return [type.name.text] }
    if let variable = item.as(VariableDeclSyntax.self) {
      return Set(variable.bindings.map(\.pattern.trimmedDescription))
    }
    guard let group = item.as(ExtensionDeclSyntax.self) else { return [] }
    var names: Set<String> = [group.extendedType.trimmedDescription]
    for member in group.memberBlock.members {
      if let named = member.decl.asProtocol(NamedDeclSyntax.self) {
        names.insert(named.name.text)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
      }
    }
    return names.subtracting(["View", "body"])
  }
}
