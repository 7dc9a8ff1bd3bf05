import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` marks a property for `#Preview`, which does the work.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
