import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A source as it is compiled under conditions: what is left out is blank, and every line and column stays where it
/// was.
public enum ConditionedSource {
  /// The text with inactive code of `#if` blank, the directives too, and with `#available` and `@available` answered as
  /// on the version of iOS that the conditions name.
  public static func text(of source: String, _ conditions: SourceConditions) -> String {
    // Most files have none of it.
    guard source.contains("#if") || source.contains("available") else { return source }
    let finder = ConditionFinder(conditions)
    finder.walk(Parser.parse(source: source))
    guard !finder.blanks.isEmpty || !finder.replacements.isEmpty else { return source }
    var bytes = Array(source.utf8)
    for range in finder.blanks { SourceBytes.blank(&bytes, range) }
    for (range, text) in finder.replacements {
      SourceBytes.blank(&bytes, range)
      // What takes its place is never longer.
      for (offset, byte) in zip(range, text.utf8) { bytes[offset] = byte }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Changes of a text that leave lines and columns as they are.
enum SourceBytes {
  /// Puts spaces in the place of everything but line breaks.
  static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for index in range.clamped(to: bytes.indices) where bytes[index] != 10 && bytes[index] != 13 {
      bytes[index] = 32
    }
  }
}

private final class ConditionFinder: SyntaxVisitor {
  private let conditions: SourceConditions
  var blanks: [Range<Int>] = []
  var replacements: [(Range<Int>, String)] = []

  init(_ conditions: SourceConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClause(in: conditions).clause
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    guard let elements = active?.elements else {
      blanks.append(start..<end)
      return .skipChildren
    }
    blanks.append(start..<elements.position.utf8Offset)
    blanks.append(elements.endPosition.utf8Offset..<end)
    walk(Syntax(elements))
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isNegative = node.availabilityKeyword.text == "#unavailable"
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS", let text = restriction.version?.trimmedDescription,
        let version = SourceConditions.Version(text)
      else { continue }
      let isAvailable = version <= conditions.version
      guard isAvailable == isNegative else { return .skipChildren }
      replacements.append((node.contentRange, "false"))
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.trimmedDescription == "available", let arguments = node.arguments
    else {
      return .visitChildren
    }
    let words = arguments.trimmedDescription.split(separator: ",").map {
      $0.filter { !$0.isWhitespace }
    }
    guard words.first == "iOS" else { return .skipChildren }
    let isGone = words.dropFirst().contains { word in
      word == "unavailable"
        || word.hasPrefix("obsoleted:")
          && SourceConditions.Version(word.dropFirst("obsoleted:".count)).map {
            $0 <= conditions.version
          } ?? false
    }
    if isGone { replacements.append((arguments.contentRange, "*,unavailable")) }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// Where the node stands without the space and the comments around it, in UTF-8 code units.
  var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia
      .utf8Offset..<max(
        positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
