import Legato

/// How tokens are written in code.
public enum TokenExpressions {
  /// The animation of a token, as an expression that needs no more than `import Legato`.
  public static func expression(for token: MotionToken) -> String? {
    if let name = animations[token.name] { return ".\(name)" }
    return members[token.name].map { "MotionToken.\($0).animation" }
  }

  /// The animations that have a name of their own, by the names of their tokens.
  static let animations: [String: String] = Dictionary(
    MotionToken.animationNames.compactMap { name in
      MotionToken(named: name).map { ($0.name, name) }
    }, uniquingKeysWith: { first, _ in first })

  /// Where the tokens are in ``MotionToken``, by their names: `app.fast`.
  static let members: [String: String] = Dictionary(
    MotionToken.groups.flatMap { group in
      group.members.map { ($0.token.name, "\(group.name).\($0.name)") }
    }, uniquingKeysWith: { first, _ in first })
}
