import SwiftSyntax

/// Colours that stand in a source so that a page can show and change them.
enum SourceColor {
  /// Those of the system, by name.
  static let names = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "primary", "secondary", "accentColor", "clear",
  ]

  /// Whether an expression is `Color.blue`, `.blue` where a colour is meant, `Color(red:green:blue:)` with
  /// numbers, or the `.init(0x0A66D6)` of a theme.
  static func isColor(_ value: ExprSyntax, type: String?, isToken: Bool) -> Bool {
    if let member = value.as(MemberAccessExprSyntax.self) {
      let isMeant =
        ["Color", "SwiftUI.Color"].contains(member.base?.trimmedDescription ?? "")
        || (member.base == nil && ["Color", "SwiftUI.Color"].contains(type ?? ""))
      return isMeant && names.contains(member.declName.baseName.text)
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    let labels = call.arguments.map { $0.label?.text ?? "" }
    let areNumbers = call.arguments.allSatisfy {
      SourceLiterals.isNumber($0.expression)
    }
    let called = call.calledExpression.trimmedDescription
    if isToken, called == ".init", labels == [""] || labels == ["", "opacity"] {
      return call.arguments.first?.expression.trimmedDescription.hasPrefix("0x") ?? false
    }
    return ["Color", "SwiftUI.Color"].contains(called) && areNumbers
      && (labels == ["red", "green", "blue"] || labels == ["red", "green", "blue", "opacity"])
  }
}
