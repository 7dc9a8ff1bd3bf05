import SwiftParser
import SwiftSyntax

/// Finds public functions and initialisers that leave out what they are given, and say nothing of it.
///
/// A parameter counts as read where its name stands in the body. A body that reports, or that stops the program,
/// may leave out what it likes. Metatypes are there for type inference, coders have nothing to decode here, and
/// the builders of results take apart what they are given by their types: none of these is looked at.
package enum SilenceFinder {
  package static func findings(in text: String, file: String) -> [SilentDeclaration] {
    let tree = Parser.parse(source: text)
    let visitor = SilenceVisitor(
      file: file, converter: SourceLocationConverter(fileName: file, tree: tree))
    visitor.walk(tree)
    return visitor.found
  }
}

private final class SilenceVisitor: SyntaxVisitor {
  /// Calls of these say that something does not happen.
  private static let reporters: Set<String> = [
    "report", "reportsFault", "reportsIgnored", "withoutShader", "withoutEffect", "without",
    "NamedBox",
    "setUndrawn", "preconditionFailure", "fatalError",
  ]

  let file: String
  let converter: SourceLocationConverter
  private(set) var found: [SilentDeclaration] = []
  private var owners: [String] = []

  init(file: String, converter: SourceLocationConverter) {
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(_ name: String, _ attributes: AttributeListSyntax?)
    -> SyntaxVisitorContinueKind
  {
    if attributes?.trimmedDescription.contains("@resultBuilder") == true { return .skipChildren }
    owners.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.attributes) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.attributes) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.attributes) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.attributes)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.attributes) }

  private func leave(_ attributes: AttributeListSyntax) {
    if !attributes.trimmedDescription.contains("@resultBuilder") { owners.removeLast() }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      node.name.text, node.name, node.modifiers, node.signature.parameterClause.parameters,
      node.body)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check(
      "init", node.initKeyword, node.modifiers, node.signature.parameterClause.parameters,
      node.body)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func check(
    _ name: String, _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ parameters: FunctionParameterListSyntax, _ body: CodeBlockSyntax?
  ) {
    guard let body, modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) else {
      return
    }
    let words = Set(body.statements.tokens(viewMode: .sourceAccurate).map { Self.plain($0.text) })
    guard words.isDisjoint(with: Self.reporters) else { return }
    let given = parameters.filter { !Self.isForInference($0.type) }
    let unread = given.map { Self.plain(($0.secondName ?? $0.firstName).text) }
      .filter { $0 != "_" && !words.contains($0) }
    let nameless = given.contains { ($0.secondName ?? $0.firstName).text == "_" }
    let isIdle = words.isSubset(of: ["self", "return", ""])
    // An initialiser without parameters that sets nothing makes what has nothing to set.
    guard !unread.isEmpty || isIdle && (name != "init" || nameless) else { return }
    let labels = parameters.map { Self.plain($0.firstName.text) + ":" }.joined()
    found.append(
      SilentDeclaration(
        file: file, line: token.startLocation(converter: converter).line,
        name: (owners + ["\(name)(\(labels))"]).joined(separator: "."), unread: unread))
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func isForInference(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    return text.hasSuffix(".Type") || text == "NSCoder" || text.hasPrefix("inout ")
  }
}
