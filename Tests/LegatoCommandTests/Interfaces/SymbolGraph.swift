import Foundation

/// What the compiler says of a module's public declarations, as far as an interface needs it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Constraint: Decodable { var kind, lhs, rhs: String }
    struct Extension: Decodable { var constraints: [Constraint]? }

    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var swiftExtension: Extension?
  }

  struct Relationship: Decodable {
    var kind, source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// What nearly every type is without being told so.
  private static let implicit: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  /// A line for each declaration and each conformance. Names that begin with an underscore are no part of an
  /// interface, whoever has to make them public.
  var lines: Set<String> {
    var lines: Set<String> = []
    var names: [String: String] = [:]
    for symbol in symbols where !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }) {
      let path = symbol.pathComponents
      names[symbol.identifier.precise] = path.joined(separator: ".")
      let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let owner = path.dropLast().joined(separator: ".")
      // The constraints of the extension that a member stands in are not in its own declaration.
      let constraints = (symbol.swiftExtension?.constraints ?? []).map {
        "\($0.lhs) \(["conformance": ":", "superclass": ":"][$0.kind] ?? "==") \($0.rhs)"
      }
      let condition =
        constraints.isEmpty ? "" : " [\(constraints.sorted().joined(separator: ", "))]"
      lines.insert(owner.isEmpty ? declaration : "\(owner)\(condition) · \(declaration)")
    }
    for relationship in relationships where relationship.kind == "conformsTo" {
      guard let name = names[relationship.source] else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
      if Self.implicit.contains(target) { continue }
      guard !target.split(separator: ".").contains(where: { $0.hasPrefix("_") }) else { continue }
      lines.insert("\(name) : \(target)")
    }
    return lines
  }
}
