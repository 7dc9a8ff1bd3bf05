import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Animatable` into the property `animatableData`, made of the data of the stored
/// properties, and into the conformance where the type does not declare it.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      context.diagnose(.notAStruct(kind(of: declaration)), at: node)
      return []
    }
    if let own = ownData(in: declaration) {
      context.diagnose(.hasDataAlready, at: own)
      return []
    }
    guard
      let properties = AnimatableProperty.all(of: declaration.memberBlock.members, in: context)
    else { return [] }
    guard !properties.isEmpty else {
      context.diagnose(.nothingToAnimate, at: node)
      return []
    }
    return [data(of: properties, access: access(of: declaration))]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(StructDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }

  /// The property. It is set and read while bodies are not evaluated, so it belongs to no actor.
  private static func data(of properties: [AnimatableProperty], access: String) -> DeclSyntax {
    if properties.count == 1, let only = properties.first {
      return """
        \(raw: access)nonisolated var animatableData: \(raw: only.type).AnimatableData {
          get { self.\(raw: only.name).animatableData }
          set { self.\(raw: only.name).animatableData = newValue }
        }
        """
    }
    // The compiler shows these lines where it finds that a type is no vector.
    let types = properties.enumerated().map { index, property in
      "  \(property.type).AnimatableData\(index < properties.count - 1 ? "," : "") "
        + "// where '\(property.name)' cannot be animated, mark it with @AnimatableIgnored"
    }.joined(separator: "\n")
    let values = properties.map { "self.\($0.name).animatableData" }.joined(separator: ", ")
    return """
      \(raw: access)nonisolated var animatableData: SwiftUI.AnimatableValues<
      \(raw: types)
      > {
        get { .init(\(raw: values)) }
        set { (\(raw: values)) = newValue.value }
      }
      """
  }

  /// The access of a witness: the type's own, as far as it reaches out of the file.
  private static func access(of declaration: some DeclGroupSyntax) -> String {
    let levels: [Keyword] = [.public, .package]
    let found = declaration.modifiers.first { modifier in
      levels.contains { modifier.name.tokenKind == .keyword($0) }
    }
    return found.map { "\($0.name.text) " } ?? ""
  }

  private static func ownData(in declaration: some DeclGroupSyntax) -> VariableDeclSyntax? {
    declaration.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first {
      $0.bindings.contains { $0.pattern.trimmedDescription == "animatableData" }
    }
  }

  private static func kind(of declaration: some DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .classDecl: "a class"
    case .enumDecl: "an enum"
    case .actorDecl: "an actor"
    case .protocolDecl: "a protocol"
    default: "this"
    }
  }
}
