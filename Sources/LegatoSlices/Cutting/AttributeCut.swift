import SwiftSyntax

/// What goes where an attribute is not there: it alone. A property without the wrapper of a service is still a property, and
/// what its type needs of it is there.
enum AttributeCut {
  /// - Parameters:
  ///   - token: where in the file the error is.
  /// - Returns: the attribute's name and where it stands; `nil` where the error is not about an attribute.
  static func part(at token: TokenSyntax, _ fault: CompilerFault) -> (
    name: String, range: Range<Int>
  )? {
    guard fault.message.hasPrefix("unknown attribute '") else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let attribute = current.as(AttributeSyntax.self) {
        return ("@\(attribute.attributeName.trimmedDescription)", attribute.contentRange)
      }
      if current.is(DeclSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
