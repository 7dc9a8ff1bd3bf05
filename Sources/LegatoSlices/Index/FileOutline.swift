import SwiftParser
import SwiftSyntax

/// What a file declares, in pieces, and what it imports.
final class FileOutline: Sendable {
  struct Import: Sendable, Equatable {
    let module: String
    let range: Range<Int>
    let line: Int
    /// Whether who imports this file's module has the names of the other one too.
    var isExported = false
  }

  let path: String
  let text: String
  let tree: SourceFileSyntax
  let pieces: [Piece]
  let imports: [Import]
  private let lines: SourceLocationConverter

  /// - Parameter text: as it is compiled: conditions are answered.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: "", tree: tree)
    let builder = OutlineBuilder(lines)
    for statement in tree.statements { builder.add(statement.item) }
    pieces = builder.pieces
    imports = builder.imports
  }

  /// The position of a line and column, both from 1, in UTF-8 code units.
  func offset(line: Int, column: Int) -> Int {
    lines.position(ofLine: line, column: column).utf8Offset
  }

  /// The position, in the file as it was written, of a line and column of the text in which cuts have been made.
  ///
  /// - Parameter cuts: those that something has taken the place of, in the order of the text, none within another.
  func offset(line: Int, column: Int, behind cuts: [Selection.Cut]) -> Int {
    // Where in the file the rest of the line begins, and how far into it the column is.
    var start = offset(line: line, column: 1)
    var rest = column - 1
    for cut in cuts {
      let first = self.line(at: cut.range.lowerBound)
      let last = self.line(at: cut.range.upperBound)
      guard first <= line, line <= last else { continue }
      if first < line {
        // All line breaks of the cut stand behind what took its place.
        guard last == line else { return cut.range.lowerBound }
        start = cut.range.upperBound
        continue
      }
      let before = cut.range.lowerBound - start
      guard rest >= before else { break }
      rest -= before
      guard rest >= cut.replacement.utf8.count, last == line else { return cut.range.lowerBound }
      rest -= cut.replacement.utf8.count
      start = cut.range.upperBound
    }
    return start + rest
  }

  func line(at offset: Int) -> Int {
    lines.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The innermost piece that holds a position.
  func piece(at offset: Int) -> Int? {
    var found: Int?
    for (index, piece) in pieces.enumerated() where piece.range.contains(offset) {
      if let known = found, pieces[known].range.count < piece.range.count { continue }
      found = index
    }
    return found
  }
}

private final class OutlineBuilder {
  private let lines: SourceLocationConverter
  private(set) var pieces: [Piece] = []
  private(set) var imports: [FileOutline.Import] = []

  init(_ lines: SourceLocationConverter) { self.lines = lines }

  func add(_ item: CodeBlockItemSyntax.Item) {
    switch item {
    case .decl(let declaration): add(declaration, parent: nil, path: "")
    case .expr(let expression):
      let isPreview = expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      append(
        Syntax(expression), isPreview ? .preview : .statement, isPreview ? "#Preview" : "statement")
    case .stmt(let statement): append(Syntax(statement), .statement, "statement")
    @unknown default: break
    }
  }

  @discardableResult
  private func append(
    _ node: Syntax, _ kind: Piece.Kind, _ title: String, names: [String] = [], parent: Int? = nil
  ) -> Int {
    let range = node.contentRange
    pieces.append(
      Piece(
        kind: kind, names: names, title: title, range: range,
        line: lines.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line,
        parent: parent, node: node))
    return pieces.count - 1
  }

  // MARK: Declarations

  private func add(_ declaration: DeclSyntax, parent: Int?, path: String) {
    let node = Syntax(declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      imports.append(
        FileOutline.Import(
          module: node.path.first?.name.text ?? "", range: node.contentRange,
          line: node.startLocation(converter: lines).line,
          isExported: node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
          }))
    case .structDecl(let type):
      addType(
        node, type.name, type.inheritanceClause, type.memberBlock, type.modifiers, parent, path)
    case .classDecl(let type):
      addType(
        node, type.name, type.inheritanceClause, type.memberBlock, type.modifiers, parent, path)
    case .enumDecl(let type):
      addType(
        node, type.name, type.inheritanceClause, type.memberBlock, type.modifiers, parent, path)
    case .actorDecl(let type):
      addType(
        node, type.name, type.inheritanceClause, type.memberBlock, type.modifiers, parent, path)
    case .extensionDecl(let type): addExtension(type)
    case .protocolDecl(let type):
      let index = append(
        node, .protocolType, type.name.text, names: [Self.plain(type.name)], parent: parent)
      mark(index, type.modifiers)
      pieces[index].inherited = Self.names(type.inheritanceClause)
    case .functionDecl(let function):
      let index = append(
        node, .declaration, path + Self.title(function), names: [Self.plain(function.name)],
        parent: parent)
      mark(index, function.modifiers)
    case .variableDecl(let variable): addVariable(variable, parent, path)
    case .initializerDecl(let initializer):
      let index = append(node, .declaration, path + "init", names: ["init"], parent: parent)
      mark(index, initializer.modifiers)
      pieces[index].labels = Self.labels(initializer.signature.parameterClause)
      pieces[index].isNeeded = parent.map { pieces[$0].kind == .type } ?? false
    case .subscriptDecl(let subscription):
      let index = append(
        node, .declaration, path + "subscript", names: ["subscript"], parent: parent)
      mark(index, subscription.modifiers)
      // Without labels it is called by its brackets alone; labels of a subscript are names that are written twice.
      pieces[index].labels = subscription.parameterClause.parameters.compactMap { parameter in
        parameter.secondName == nil ? nil : Self.plain(parameter.firstName)
      }.filter { $0 != "_" }
      // The attribute of its type asks for it.
      if pieces[index].labels == ["dynamicMember"] { pieces[index].isNeeded = true }
    case .typeAliasDecl(let alias):
      let index = append(
        node, .declaration, path + alias.name.text, names: [Self.plain(alias.name)], parent: parent)
      mark(index, alias.modifiers)
      pieces[index].isNeeded = parent != nil
    case .operatorDecl(let declared):
      append(node, .declaration, declared.name.text, names: [declared.name.text])
    case .precedenceGroupDecl(let declared):
      append(node, .declaration, declared.name.text, names: [declared.name.text])
    case .macroDecl(let declared):
      let index = append(node, .declaration, declared.name.text, names: [declared.name.text])
      mark(index, declared.modifiers)
    case .macroExpansionDecl(let expansion):
      let isPreview = expansion.macroName.text == "Preview" && parent == nil
      let index = append(
        node, isPreview ? .preview : .declaration, "#\(expansion.macroName.text)", parent: parent)
      pieces[index].isNeeded = parent != nil
    default:
      let index = append(node, .declaration, path + "declaration", parent: parent)
      pieces[index].isNeeded = true
    }
  }

  private func addType(
    _ node: Syntax, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax,
    _ modifiers: DeclModifierListSyntax, _ parent: Int?, _ path: String
  ) {
    let index = append(node, .type, path + name.text, names: [Self.plain(name)], parent: parent)
    mark(index, modifiers)
    pieces[index].inherited = Self.names(inheritance)
    for member in members.members { add(member.decl, parent: index, path: path + name.text + ".") }
  }

  private func addExtension(_ node: ExtensionDeclSyntax) {
    let extended = node.extendedType.trimmedDescription
    let index = append(Syntax(node), .extension, "extension \(extended)")
    let root = extended.split { ".<".contains($0) }.map(String.init)
    pieces[index].extended =
      ["SwiftUI", "Foundation", "Swift"].contains(root.first) && root.count > 1
      ? root[1] : root.first
    pieces[index].inherited = Self.names(node.inheritanceClause)
    mark(index, node.modifiers)
    for member in node.memberBlock.members { add(member.decl, parent: index, path: extended + ".") }
  }

  private func addVariable(_ node: VariableDeclSyntax, _ parent: Int?, _ path: String) {
    var names: [String] = []
    for binding in node.bindings {
      for token in binding.pattern.tokens(viewMode: .sourceAccurate) where Self.isIdentifier(token)
      {
        names.append(Self.plain(token))
      }
    }
    let index = append(
      Syntax(node), .declaration, path + (names.first ?? "_"), names: names, parent: parent)
    mark(index, node.modifiers)
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let isStored = node.bindings.contains { binding in
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let accessors) = block.accessors else { return false }
      return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
    let isInType = parent.map { pieces[$0].kind == .type } ?? false
    pieces[index].isNeeded = pieces[index].isNeeded || (isInType && isStored && !isStatic)
  }

  private func mark(_ index: Int, _ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers {
      switch modifier.name.text {
      // `private(set)` is of the setter alone.
      case "public", "open", "package": pieces[index].isPublic = true
      case "private", "fileprivate": if modifier.detail == nil { pieces[index].isFileLocal = true }
      case "override", "required": pieces[index].isNeeded = true
      default: break
      }
    }
    guard let parent = pieces[index].parent else { return }
    if pieces[parent].isFileLocal { pieces[index].isFileLocal = true }
    // The members of a public extension are public.
    if pieces[parent].kind == .extension, pieces[parent].isPublic { pieces[index].isPublic = true }
  }

  // MARK: Names

  private static func isIdentifier(_ token: TokenSyntax) -> Bool {
    if case .identifier = token.tokenKind { true } else { false }
  }

  private static func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  private static func title(_ function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(function.name.text)(\(labels.joined()))"
  }

  /// The labels that every call has: what has a default, or may be given any number of times, can be left out, and a closure
  /// may stand behind the call without its label.
  private static func labels(_ clause: FunctionParameterClauseSyntax) -> [String] {
    clause.parameters
      .filter { $0.defaultValue == nil && $0.ellipsis == nil && !isClosure($0.type) }
      .map { plain($0.firstName) }.filter { $0 != "_" }
  }

  private static func isClosure(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) { return isClosure(attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return isClosure(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isClosure(only.type)
    }
    return false
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).flatMap { inherited in
      inherited.type.trimmedDescription.split { "&,<> @".contains($0) }.compactMap { part in
        part.split(separator: ".").last.map(String.init)
      }
    }
  }
}
