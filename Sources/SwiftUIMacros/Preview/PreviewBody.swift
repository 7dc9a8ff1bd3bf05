import SwiftSyntax
import SwiftSyntaxBuilder

/// The closure of a `#Preview`, with its `@Previewable` properties where they can live: in a
/// view around what is left.
struct PreviewBody {
  let closure: ClosureExprSyntax

  init(_ original: ClosureExprSyntax) {
    let properties = original.statements.compactMap(Self.previewable)
    guard !properties.isEmpty else {
      closure = original
      return
    }
    let rest = original.statements.filter { Self.previewable($0) == nil }
    let members = properties.map { "\($0.trimmed)" }.joined(separator: "\n")
    closure = ClosureExprSyntax(
      statements: """
        struct _PreviewContent: SwiftUI.View {
          \(raw: members)
          var body: some SwiftUI.View {
            \(rest)
          }
        }
        return _PreviewContent()
        """)
  }

  /// The property that a statement declares with `@Previewable`, without that attribute.
  private static func previewable(_ statement: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard var property = statement.item.as(VariableDeclSyntax.self) else { return nil }
    let attributes = property.attributes.filter { !isPreviewable($0) }
    guard attributes.count < property.attributes.count else { return nil }
    property.attributes = attributes
    return property
  }

  private static func isPreviewable(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
  }
}
