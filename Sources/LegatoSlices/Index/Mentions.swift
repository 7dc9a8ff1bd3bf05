import SwiftParser
import SwiftSyntax

/// The names that stand in code: everything that it can mean something by.
enum Mentions {
  /// The names in a node, without those in some ranges of it.
  static func names(in node: some SyntaxProtocol, without ranges: [Range<Int>]) -> Set<String> {
    var names: Set<String> = []
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    for token in node.tokens(viewMode: .sourceAccurate) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while next < sorted.count, sorted[next].upperBound <= offset { next += 1 }
      if next < sorted.count, sorted[next].contains(offset) { continue }
      if let name = name(of: token) { names.insert(name) }
    }
    return names
  }

  /// The names in a text.
  static func names(in code: String) -> Set<String> {
    names(in: Parser.parse(source: code), without: [])
  }

  private static func name(of token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier(let text): text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    // A binding is mentioned by the name of what it binds.
    case .dollarIdentifier(let text): String(text.dropFirst())
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): text
    default: nil
    }
  }
}
