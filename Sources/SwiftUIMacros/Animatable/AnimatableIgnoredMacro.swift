import SwiftSyntax
import SwiftSyntaxMacros

/// `@AnimatableIgnored` marks a property for `@Animatable`, and adds nothing to it.
struct AnimatableIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = declaration.as(VariableDeclSyntax.self)
    let isComputed = property?.bindings.first?.accessorBlock?.isComputed ?? false
    if isComputed || property?.bindingSpecifier.tokenKind != .keyword(.var) {
      context.diagnose(.ignoredIsNotStored, at: node)
    }
    return []
  }
}
