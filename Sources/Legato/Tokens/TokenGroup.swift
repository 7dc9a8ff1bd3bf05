/// Tokens of one purpose, as a structure has them: its stored properties. A computed property is another name
/// of a token, which its own group has.
///
/// By being declared in a group a token is in every list: of the library, the command, the gallery and the
/// lint.
package struct TokenGroup<Token: Sendable>: Sendable {
  /// A token of the group.
  package struct Member: Sendable {
    /// The name of the property: `fast`.
    package let name: String
    package let token: Token
  }

  /// The name of the group behind the type of its tokens: `app`.
  package let name: String
  /// In the order of their declarations.
  package let members: [Member]

  init(_ name: String, _ group: some Sendable) {
    self.name = name
    members = Mirror(reflecting: group).children.compactMap { child in
      guard let name = child.label, let token = child.value as? Token else { return nil }
      return Member(name: name, token: token)
    }
  }

  /// The tokens of a group, in the order of their declarations.
  static func tokens(of group: some Sendable) -> [Token] {
    TokenGroup("", group).members.map(\.token)
  }
}
