import SwiftSyntax

/// The types of a file that are views, or what views are made of.
struct ViewTypes {
  private static let protocols: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "Animatable", "AnimatableModifier",
    "GeometryEffect", "Transition", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
    "ProgressViewStyle", "LabelStyle", "Layout", "App", "Scene", "TextRenderer", "PreviewProvider",
  ]

  private var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    names = collector.names
  }

  /// Whether code at a node is run for a view: it stands in one, or in something that makes one.
  func isInside(_ node: some SyntaxProtocol) -> Bool {
    for ancestor in node.ancestors {
      if let type = ancestor.asProtocol((any DeclGroupSyntax).self) {
        return Self.name(of: type).map(names.contains) ?? false
      }
      if let function = ancestor.as(FunctionDeclSyntax.self),
        Self.makesView(function.signature.returnClause?.type)
      {
        return true
      }
      if let binding = ancestor.as(PatternBindingSyntax.self),
        Self.makesView(binding.typeAnnotation?.type)
      {
        return true
      }
      if let macro = ancestor.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
        return true
      }
      if let macro = ancestor.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
        return true
      }
    }
    return false
  }

  private static func makesView(_ type: TypeSyntax?) -> Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return protocols.contains(lastName(some.constraint))
  }

  private static func lastName(_ type: TypeSyntax) -> String {
    type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }

  static func name(of type: any DeclGroupSyntax) -> String? {
    if let node = type.asProtocol((any NamedDeclSyntax).self) { return node.name.text }
    return type.as(ExtensionDeclSyntax.self).map { lastName($0.extendedType) }
  }

  private final class Collector: SyntaxVisitor {
    var names = ViewTypes.protocols

    private func note(_ type: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
      let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type } ?? []
      let adopted = inherited.flatMap { type -> [String] in
        if let composition = type.as(CompositionTypeSyntax.self) {
          return composition.elements.map { ViewTypes.lastName($0.type) }
        }
        return [ViewTypes.lastName(type)]
      }
      if adopted.contains(where: ViewTypes.protocols.contains), let name = ViewTypes.name(of: type)
      {
        names.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  }
}
