import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// What a file declares that values can be made of: its structures, enumerations, styles,
/// modifiers, and transitions.
final class StructureFinder: ActiveSyntaxVisitor {
  struct Structure {
    let name: String
    let line: Int
    let node: StructDeclSyntax
    /// The types that it says it conforms to, where it is declared.
    let adopted: Set<String>
  }

  struct Transition {
    /// As code would use it: `.slideUp`.
    let name: String
    let line: Int
  }

  private(set) var structures: [Structure] = []
  /// The cases without values, by the enumeration's name.
  private(set) var cases: [String: [String]] = [:]
  private(set) var transitions: [Transition] = []
  private var path: [String] = []
  private let converter: SourceLocationConverter

  init(_ source: String) {
    let file = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate, configuration: FilmBuildConfiguration.standard)
    walk(file)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    let adopted = (node.inheritanceClause?.inheritedTypes ?? []).map {
      $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    }
    structures.append(
      Structure(
        name: path.joined(separator: "."), line: line(of: node.name), node: node,
        adopted: Set(adopted)))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    let names = node.memberBlock.members.flatMap { member in
      (member.decl.as(EnumCaseDeclSyntax.self)?.elements).map(Array.init) ?? []
    }.filter { $0.parameterClause == nil }.map(\.name.text)
    cases[path.joined(separator: ".")] = names
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    path.append(name)
    if name == "AnyTransition" || name == "SwiftUI.AnyTransition" {
      for member in node.memberBlock.members {
        guard let property = member.decl.as(VariableDeclSyntax.self),
          property.modifiers.contains(where: { $0.name.text == "static" })
        else { continue }
        for binding in property.bindings {
          transitions.append(
            Transition(
              name: "." + binding.pattern.trimmedDescription,
              line: binding.startLocation(converter: converter).line))
        }
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func line(of token: TokenSyntax) -> Int {
    token.startLocation(converter: converter).line
  }
}
