import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Query` of the stand-in for SwiftData: beside the property stands a `Query` that fetches, with the property's
/// name behind an underscore, as an initializer assigns to it.
struct QueryMacro: AccessorMacro, PeerMacro {
  enum Fault: Error, CustomStringConvertible {
    case notAProperty

    var description: String {
      "@Query can only be attached to a variable with a type, and without a value"
    }
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: TypeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type
    else { throw Fault.notAProperty }
    return (name.identifier.text.filter { $0 != "`" }, type.trimmed)
  }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { _\(raw: try property(declaration).name).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type) = try property(declaration)
    let arguments = node.arguments.map { $0.trimmedDescription } ?? ""
    return [
      """
      var _\(raw: name): SwiftData.Query<\(type).Element, \(type)> = .init(\(raw: arguments))
      """
    ]
  }
}
