import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Model` of the stand-in for SwiftData: the class is observed, property by property, and is a
/// `PersistentModel`.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw ModelDeclaration.Fault.notAClass
    }
    let name = type.name.trimmed
    return [
      "@Observation.ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()",
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      // Observed properties of Swift 6.2 and newer ask whether a new value is another one.
      """
      private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), ModelDeclaration.isStored(member) else { return [] }
    return ["@Observation.ObservationTracked"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(ClassDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }
}

/// `@Attribute`, `@Relationship`, `@Transient`, `#Index` and `#Unique` of the stand-in for SwiftData: what they say is of
/// use to a store on disk, and memory has none.
struct ModelPropertyMacro: PeerMacro, DeclarationMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// What is asked of a model's declaration.
enum ModelDeclaration {
  enum Fault: Error, CustomStringConvertible {
    case notAClass

    var description: String { "@Model can only be attached to a class" }
  }

  /// Whether a member is a variable with storage of its own in each object, which nothing else wraps.
  static func isStored(_ member: some DeclSyntaxProtocol) -> Bool {
    guard let variable = member.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var",
      let binding = variable.bindings.first, variable.bindings.count == 1
    else { return false }
    let modifiers = variable.modifiers.map(\.name.text)
    guard !modifiers.contains(where: ["static", "class", "lazy", "weak", "unowned"].contains)
    else { return false }
    let names = variable.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    guard !names.contains("ObservationIgnored"), !names.contains("ObservationTracked") else {
      return false
    }
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
