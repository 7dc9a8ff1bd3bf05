extension AssetSymbols {
  /// What of a program a file of constants would collide with, or has no use for.
  package struct Program: Hashable, Sendable {
    /// Whether a name stands somewhere in the sources behind a point; a constant of no such name is left out.
    package var mentioned: Set<String>
    /// The names that the sources declare themselves in extensions of colours and resources.
    package var declared: Set<String>

    package init(mentioned: Set<String>, declared: Set<String>) {
      self.mentioned = mentioned
      self.declared = declared
    }
  }

  /// What the platform has itself: an asset of such a name gets no constant of its own beside the resource.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown",
    "gray", "black", "white", "clear", "primary", "secondary", "accentColor", "self", "init",
    "Type",
  ]

  /// What UIKit's colors and images have themselves.
  private static let takenByUIKit: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText",
    "separator", "opaqueSeparator", "tintColor", "magenta", "lightGray", "darkGray", "lightText",
    "darkText", "add", "remove", "checkmark", "strokedCheckmark", "actions",
  ]

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "var", "where", "while",
  ]

  /// The Swift file of the constants that a program uses.
  ///
  /// - Parameters:
  ///   - bundle: an expression of the bundle of the assets, as `.main`.
  ///   - program: what the program says itself.
  /// - Returns: `nil` where it uses none.
  package func source(bundle: String, for program: Program) -> String? {
    let used = symbols.filter { program.mentioned.contains($0.name) }
    guard !used.isEmpty else { return nil }
    var lines = ["import Foundation", "import SwiftUI", "import UIKit", ""]
    for (kind, type) in [(AssetCatalog.Kind.color, "ColorResource"), (.image, "ImageResource")] {
      let own = used.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      lines.append("extension \(type) {")
      lines += Self.tree(own, depth: 0, type, bundle: bundle, program)
      lines += ["}", ""]
    }
    let plain = used.filter {
      $0.kind == .color && $0.namespaces.isEmpty && !Self.taken.contains($0.name)
        && !program.declared.contains($0.name)
    }
    if !plain.isEmpty {
      for type in ["SwiftUI.Color", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"] {
        lines.append("extension \(type) {")
        for symbol in plain {
          lines.append(
            "  static var \(Self.quoted(symbol.name)): SwiftUI.Color { SwiftUI.Color(\(Self.resource(symbol, bundle))) }"
          )
        }
        lines += ["}", ""]
      }
    }
    for (kind, type) in [(AssetCatalog.Kind.color, "UIColor"), (.image, "UIImage")] {
      let own = used.filter {
        $0.kind == kind && $0.namespaces.isEmpty && !Self.taken.contains($0.name)
          && !Self.takenByUIKit.contains($0.name)
          && !program.declared.contains(type + "." + $0.name)
      }
      guard !own.isEmpty else { continue }
      lines.append("extension UIKit.\(type) {")
      for symbol in own {
        lines.append(
          "  static var \(Self.quoted(symbol.name)): UIKit.\(type) { UIKit.\(type)(resource: \(Self.resource(symbol, bundle))) }"
        )
      }
      lines += ["}", ""]
    }
    return lines.joined(separator: "\n")
  }

  private static func resource(_ symbol: Symbol, _ bundle: String) -> String {
    let type = symbol.kind == .color ? "ColorResource" : "ImageResource"
    return "\(type)(name: \(literal(symbol.asset)), bundle: \(bundle))"
  }

  /// The constants of a level, and the enumerations of the next.
  private static func tree(
    _ symbols: [Symbol], depth: Int, _ type: String, bundle: String, _ program: Program
  ) -> [String] {
    let blanks = String(repeating: "  ", count: depth + 1)
    var lines: [String] = []
    for symbol in symbols where symbol.namespaces.count == depth {
      if depth == 0, program.declared.contains(type + "." + symbol.name) { continue }
      lines.append("\(blanks)static let \(quoted(symbol.name)) = \(resource(symbol, bundle))")
    }
    var names: [String] = []
    for symbol in symbols where symbol.namespaces.count > depth {
      let name = symbol.namespaces[depth]
      if !names.contains(name) { names.append(name) }
    }
    for name in names {
      let inner = symbols.filter { $0.namespaces.count > depth && $0.namespaces[depth] == name }
      lines.append("\(blanks)enum \(quoted(name)) {")
      lines += tree(inner, depth: depth + 1, type, bundle: bundle, program)
      lines.append("\(blanks)}")
    }
    return lines
  }

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
