import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the tree is deeper than a number of levels. It looks without going deep itself.
  func isDeeper(than limit: Int) -> Bool {
    var open = [(node: Syntax(self), depth: 1)]
    while let (node, depth) = open.popLast() {
      if depth > limit { return true }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return false
  }
}
