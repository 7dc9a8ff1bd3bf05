import SwiftIfConfig
import SwiftSyntax

/// Finds the views and the previews of a Swift file, without compiling it.
///
/// Only what is compiled on Linux counts. Types inside functions are left out: nothing
/// outside can name them.
enum ViewFinder {
  /// Reads `source`. Text that is not Swift gives an empty or partial summary.
  static func summary(of source: String) -> SourceSummary {
    let file = ParsedSources.tree(of: source)
    let collector = TypeCollector(file)
    collector.walk(file)
    return collector.summary
  }
}

/// Walks a file once and keeps what bears on its views.
private final class TypeCollector: ActiveSyntaxVisitor {
  private struct Structure {
    let path: [String]
    let line: Int
    let node: StructDeclSyntax
  }

  private let converter: SourceLocationConverter
  private var path: [String] = []
  private var structures: [Structure] = []
  private var classes: [String] = []
  private var conformances: [String: Set<String>] = [:]
  private var extensionInitializers: [String: [InitializerDeclSyntax]] = [:]
  private var previews: [PreviewBlock] = []

  init(_ file: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate, configuration: FilmBuildConfiguration.standard)
  }

  var summary: SourceSummary {
    let views = closure(of: ["View", "SwiftUI.View", "SwiftUICore.View"])
    let modifiers = closure(of: ["ViewModifier", "SwiftUI.ViewModifier"])
    let providers = closure(of: ["PreviewProvider", "SwiftUI.PreviewProvider"])
    let apps = closure(of: ["App", "SwiftUI.App"])
    var summary = SourceSummary(previews: previews)
    for structure in structures {
      let name = structure.path.joined(separator: ".")
      let adopted = conformances[name, default: []]
      func declaration() -> ViewDeclaration {
        ViewDeclaration(
          path: structure.path, line: structure.line,
          missing: RequiredArguments.missing(
            in: structure.node, extensions: extensionInitializers[name, default: []]))
      }
      if !adopted.isDisjoint(with: views) { summary.views.append(declaration()) }
      if !adopted.isDisjoint(with: modifiers) { summary.modifiers.append(declaration()) }
      if !adopted.isDisjoint(with: apps) { summary.apps.append(name) }
      if !adopted.isDisjoint(with: providers) {
        summary.providers.append(
          PreviewProviderDeclaration(
            name: name, line: structure.line, parts: PreviewParts.parts(of: structure.node)))
      }
    }
    func classes(of name: String) -> [String] {
      let all = closure(of: [name, "UIKit." + name])
      return self.classes.filter { !conformances[$0, default: []].isDisjoint(with: all) }
    }
    summary.sceneDelegates = classes(of: "UIWindowSceneDelegate")
    summary.appDelegates = classes(of: "UIApplicationDelegate")
    return summary
  }

  /// The protocols, and those of the file that inherit from them.
  private func closure(of roots: Set<String>) -> Set<String> {
    var all = roots
    while true {
      let more = conformances.filter { protocols.contains($0.key) && !all.contains($0.key) }
        .filter { !$0.value.isDisjoint(with: all) }
      if more.isEmpty { return all }
      all.formUnion(more.keys)
    }
  }

  private var protocols: Set<String> = []

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
    structures.append(Structure(path: path, line: line(of: node.name), node: node))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
    classes.append(path.joined(separator: "."))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    conform(node.name.text, to: node.inheritanceClause)
    protocols.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    path.append(name)
    conform(name, to: node.inheritanceClause)
    for member in node.memberBlock.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        extensionInitializers[name, default: []].append(initializer)
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  private func enter(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) {
    path.append(name.identifier?.name ?? name.text)
    conform(path.joined(separator: "."), to: inheritance)
  }

  private func conform(_ name: String, to inheritance: InheritanceClauseSyntax?) {
    for inherited in inheritance?.inheritedTypes ?? [] {
      conformances[name, default: []].formUnion(protocolNames(in: inherited.type))
    }
  }

  private func protocolNames(in type: TypeSyntax) -> [String] {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return protocolNames(in: attributed.baseType)
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { protocolNames(in: $0.type) }
    }
    return [type.trimmedDescription]
  }

  // MARK: Code, which declares nothing that others can name

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .skipChildren
  }

  private func note(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview", path.isEmpty else { return }
    let argument = node.arguments.first { $0.label?.text == "body" }?.expression
    let closure = node.trailingClosure ?? argument?.as(ClosureExprSyntax.self)
    let first = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    let place = node.pound.startLocation(converter: converter)
    previews.append(
      PreviewBlock(
        name: first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        line: place.line, column: place.column,
        body: closure.map {
          $0.statements.position.utf8Offset..<$0.statements.endPosition.utf8Offset
        } ?? 0..<0))
  }

  private func line(of token: TokenSyntax) -> Int {
    token.startLocation(converter: converter).line
  }
}
