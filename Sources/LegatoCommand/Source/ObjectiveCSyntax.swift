import SwiftSyntax

/// What a file says to Objective-C, which does not exist here, in words that compile.
///
/// `@UIApplicationDelegateAdaptor(X.self)` becomes `@UIApplicationDelegateAdaptor(X.init)`: without Objective-C a class
/// cannot be made from its type alone.
/// `#selector(X.y)` becomes ` Selector(X.y)`: UIKit's selectors hold the method itself. Attributes that show a
/// declaration to Objective-C, or to Interface Builder, become blanks. `text as NSString` becomes `text   ._NSString`:
/// there a value and its object are bridged by a cast. Nothing changes its place, so that the
/// compiler's messages keep the file's lines and columns.
enum ObjectiveCSyntax {
  /// Attributes without a meaning where there is no Objective-C.
  static let attributes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSCopying",
  ]

  /// Classes whose values become objects by a cast, each with a property of the value by that name and a line below.
  static let bridged: Set<String> = ["NSString", "NSURL", "NSData"]

  private static let adaptor = "UIApplicationDelegateAdaptor"

  /// The text with what it says to Objective-C replaced, byte by byte.
  static func replaced(in text: String) -> String {
    // Seldom is it worth parsing.
    guard
      text.hasBytes(of: "#selector") || text.hasBytes(of: "@" + adaptor)
        || attributes.contains(where: { text.hasBytes(of: "@" + $0) })
        || bridged.contains(where: { text.hasBytes(of: "as " + $0) })
    else { return text }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(ParsedSources.tree(of: text))
    guard !finder.replacements.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for (range, replacement) in finder.replacements where range.upperBound <= bytes.count {
      for (index, place) in range.enumerated() {
        if let replacement {
          bytes[place] = replacement[index]
        } else if bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") {
          bytes[place] = UInt8(ascii: " ")
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    /// Ranges of bytes, and what stands there; blanks for `nil`.
    private(set) var replacements: [(Range<Int>, [UInt8]?)] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector" {
        let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.macroName.endPositionBeforeTrailingTrivia.utf8Offset
        if end - start == 9 { replacements.append((start..<end, Array(" Selector".utf8))) }
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      if parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil, Self.isOperand(parts[0]),
        let name = parts[2].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text,
        ObjectiveCSyntax.bridged.contains(name)
      {
        let start = parts[0].endPositionBeforeTrailingTrivia.utf8Offset
        let end = parts[2].endPositionBeforeTrailingTrivia.utf8Offset
        let property = Array("._\(name)".utf8)
        // A cast over several lines stays as it is: no line may go.
        let cast = node.description.utf8.dropFirst(start - node.position.utf8Offset)
          .prefix(end - start)
        if !cast.contains(UInt8(ascii: "\n")), cast.count >= property.count {
          let blanks = [UInt8](repeating: UInt8(ascii: " "), count: end - start - property.count)
          replacements.append((start..<end, blanks + property))
        }
      }
      return .visitChildren
    }

    /// Whether a property can be asked for behind an expression as it stands.
    private static func isOperand(_ expression: ExprSyntax) -> Bool {
      switch expression.kind {
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .stringLiteralExpr, .tupleExpr,
        .subscriptCallExpr, .forceUnwrapExpr:
        true
      case .tryExpr: expression.as(TryExprSyntax.self).map { isOperand($0.expression) } ?? false
      case .awaitExpr: expression.as(AwaitExprSyntax.self).map { isOperand($0.expression) } ?? false
      default: false
      }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if node.attributeName.trimmedDescription == ObjectiveCSyntax.adaptor {
        if case .argumentList(let arguments) = node.arguments, arguments.count == 1,
          let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == "self"
        {
          let name = member.declName.baseName
          let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
          replacements.append((start..<start + 4, Array("init".utf8)))
        }
        return .skipChildren
      }
      guard ObjectiveCSyntax.attributes.contains(node.attributeName.trimmedDescription) else {
        return .visitChildren
      }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      replacements.append((start..<end, nil))
      return .skipChildren
    }
  }
}
