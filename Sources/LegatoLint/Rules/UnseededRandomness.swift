import SwiftSyntax

/// Random numbers of a view that come from nowhere, and identities that are new in every update.
final class UnseededRandomness: RuleVisitor {
  private static let members: Set<String> = ["random", "randomElement", "shuffled", "shuffle"]
  private static let functions: Set<String> = [
    "arc4random", "arc4random_uniform", "drand48", "rand", "random", "SystemRandomNumberGenerator",
  ]

  private lazy var views = ViewTypes(context.tree)

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = NamedCall(node) else { return .visitChildren }
    let isUnseeded =
      call.isMember
      ? Self.members.contains(call.name) && call.argument("using") == nil
      : Self.functions.contains(call.name)
    if isUnseeded, views.isInside(node) {
      report(
        .warning, at: call.nameNode,
        "This is another number in every update and in every run: no test can hold it.",
        fix:
          "Draw from a seeded generator that the view keeps: .\(call.isMember ? call.name : "random")"
          + "(…, using: &generator).")
    }
    if call.isMember, call.name == "id", call.arguments.count == 1,
      call.arguments[0].expression.trimmedDescription == "UUID()", views.isInside(node)
    {
      report(
        .warning, at: call.nameNode,
        "This is another view in every update: it loses its state, and nothing moves from where it"
          + " was.", fix: "Give it an identity that lasts, such as that of the data it shows.")
    }
    return .visitChildren
  }
}
