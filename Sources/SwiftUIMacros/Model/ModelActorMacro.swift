import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@ModelActor` of the stand-in for SwiftData: the actor has a container and an executor with a context of its
/// own, and runs on the main actor.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else { throw Fault.notAnActor }
    let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
    let prefix = access.map { $0.name.text + " " } ?? ""
    let members: [DeclSyntax] = [
      "\(raw: prefix)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: prefix)nonisolated let modelContainer: SwiftData.ModelContainer",
      """
      \(raw: prefix)nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
      """,
    ]
    guard !isWithoutInitialiser(node) else { return members }
    return members + [
      """
      \(raw: prefix)init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = Self._DefaultExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ActorDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }

  private static func isWithoutInitialiser(_ node: AttributeSyntax) -> Bool {
    guard case .argumentList(let arguments)? = node.arguments else { return false }
    return arguments.contains { $0.expression.trimmedDescription == "true" }
  }

  private enum Fault: Error, CustomStringConvertible {
    case notAnActor
    var description: String { "'@ModelActor' can only be applied to an actor" }
  }
}
