import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Entry` into the accessors of the property, and the key that keeps its default.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = entry(declaration, node, context, diagnoses: true) else { return [] }
    return [
      "get { self[__Key_\(raw: entry.name).self] }",
      "set { self[__Key_\(raw: entry.name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = entry(declaration, node, context, diagnoses: false) else { return [] }
    if entry.isFocused {
      return [
        """
        private struct __Key_\(raw: entry.name): SwiftUI.\(raw: entry.key) {
          typealias Value = \(raw: entry.type ?? "Never")
        }
        """
      ]
    }
    let property =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
      // The compiler finds the type of a stored value.
      ?? "static let defaultValue = \(entry.value)"
    return [
      """
      private struct __Key_\(raw: entry.name): SwiftUI.\(raw: entry.key) {
        \(raw: property)
      }
      """
    ]
  }

  private struct Entry {
    let name: String
    let type: String?
    let value: String
    let key: String
    /// What has the focus exports the value: there is no default, and the type is the wrapped one.
    var isFocused: Bool { key == "FocusedValueKey" }
  }

  private static func entry(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax,
    _ context: some MacroExpansionContext, diagnoses: Bool
  ) -> Entry? {
    func fail(_ message: String) -> Entry? {
      if diagnoses {
        context.diagnose(Diagnostic(node: node, message: EntryDiagnostic(message: message)))
      }
      return nil
    }
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.bindingSpecifier.tokenKind == .keyword(.var), property.bindings.count == 1,
      let binding = property.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return fail("'@Entry' can be applied to a single stored 'var'") }
    let owner = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
      .extendedType.trimmedDescription.split(separator: ".").last
    let key: String
    switch owner {
    case "EnvironmentValues": key = "EnvironmentKey"
    case "Transaction": key = "TransactionKey"
    case "ContainerValues": key = "ContainerValueKey"
    case "FocusedValues": key = "FocusedValueKey"
    default:
      return fail(
        "'@Entry' stands in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'"
      )
    }
    let type = binding.typeAnnotation?.type
    if key == "FocusedValueKey" {
      guard let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
        binding.initializer == nil
      else { return fail("'@Entry' in 'FocusedValues' needs an optional type and no default") }
      return Entry(name: name, type: wrapped, value: "", key: key)
    }
    let isOptional =
      type.map { $0.is(OptionalTypeSyntax.self) || $0.trimmedDescription.hasPrefix("Optional<") }
      ?? false
    guard let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
    else { return fail("'@Entry' needs a default value: write 'var \(name) = …'") }
    let inferred = binding.initializer.flatMap { literalType($0.value) }
    return Entry(name: name, type: type?.trimmedDescription ?? inferred, value: value, key: key)
  }

  private static func literalType(_ value: ExprSyntax) -> String? {
    switch value.kind {
    case .floatLiteralExpr: "Double"
    case .integerLiteralExpr: "Int"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    case .prefixOperatorExpr:
      value.as(PrefixOperatorExprSyntax.self).flatMap { literalType($0.expression) }
    default: nil
    }
  }
}

private struct EntryDiagnostic: DiagnosticMessage {
  let message: String
  var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: "Entry") }
  var severity: DiagnosticSeverity { .error }
}
