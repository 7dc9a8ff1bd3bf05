import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview` into a type that makes the preview, and into a function that answers
/// the type under a linker name made of the place of the preview. Nothing runs until that
/// function is called.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let location = context.location(of: node) else { return [] }
    let registry = context.makeUniqueName("Preview")
    var declarations: [DeclSyntax] = [
      """
      struct \(registry): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(location.file) }
        static var line: Swift.Int { \(location.line) }
        static var column: Swift.Int { \(location.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(arguments(of: node).trimmed)) \(body(of: node))
        }
      }
      """
    ]
    if context.lexicalContext.isEmpty, let file = text(of: location.file) {
      let name = "preview:\(file):\(location.line.trimmed):\(location.column.trimmed)"
      declarations.append(
        """
        @_silgen_name(\(literal: name))
        @MainActor public func \(context.makeUniqueName("preview"))() \
        -> any SwiftUI.PreviewRegistry.Type { \(registry).self }
        """)
    }
    return declarations
  }

  /// Everything but the body, as it stands.
  private static func arguments(
    of node: some FreestandingMacroExpansionSyntax
  ) -> LabeledExprListSyntax {
    var arguments = node.arguments.filter { $0.label?.text != "body" }
    if let last = arguments.indices.last {
      arguments[last].trailingComma = nil
    }
    return arguments
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
    let argument = node.arguments.first { $0.label?.text == "body" }?.expression
    guard let closure = node.trailingClosure ?? argument?.as(ClosureExprSyntax.self) else {
      return argument.map { "{ (\($0.trimmed))() }" } ?? "{ }"
    }
    return ExprSyntax(PreviewBody(closure).closure)
  }

  /// The text of a string literal without interpolations.
  private static func text(of expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
