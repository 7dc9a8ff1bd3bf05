import SwiftParser
import SwiftSyntax

/// What a package's manifest says of its targets. It is read, not run: what stands there as plain
/// text counts, and that is nearly always all.
struct ManifestReader {
  struct Target: Equatable {
    var name: String
    var kind: SwiftTarget.Kind
    var path: String?
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    /// Those of its resources that are copied as they are.
    var copied: [String] = []
  }

  private(set) var targets: [Target] = []
  /// The folders of packages beside this one that it depends on.
  private(set) var packages: [String] = []

  init(_ source: String) {
    let visitor = ManifestVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    targets = visitor.targets
    packages = visitor.packages
  }
}

private final class ManifestVisitor: SyntaxVisitor {
  var targets: [ManifestReader.Target] = []
  var packages: [String] = []

  private static let kinds: [String: SwiftTarget.Kind] = [
    "target": .regular, "executableTarget": .regular, "testTarget": .test, "macro": .tool,
    "plugin": .tool, "binaryTarget": .tool, "systemLibrary": .tool,
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return .visitChildren }
    let arguments = Dictionary(
      node.arguments.map { ($0.label?.text ?? "", $0.expression) },
      uniquingKeysWith: { first, _ in first })
    if called == "package", let path = arguments["path"].flatMap(Self.text) {
      packages.append(path)
      return .skipChildren
    }
    guard let kind = Self.kinds[called], let name = arguments["name"].flatMap(Self.text) else {
      return .visitChildren
    }
    targets.append(
      ManifestReader.Target(
        name: name, kind: kind, path: arguments["path"].flatMap(Self.text),
        sources: Self.texts(arguments["sources"]), excluded: Self.texts(arguments["exclude"]),
        resources: Self.resources(arguments["resources"]),
        copied: Self.resources(arguments["resources"], by: "copy")))
    // A target that another one depends on is written like a target.
    return .skipChildren
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private static func texts(_ expression: ExprSyntax?) -> [String] {
    expression?.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }

  /// - Parameter rule: `copy` or `process`; `nil`: both.
  private static func resources(_ expression: ExprSyntax?, by rule: String? = nil) -> [String] {
    expression?.as(ArrayExprSyntax.self)?.elements.compactMap { element in
      let call = element.expression.as(FunctionCallExprSyntax.self)
      let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard rule == nil || name == rule else { return nil }
      return (call?.arguments.first?.expression).flatMap(text)
    } ?? []
  }
}
