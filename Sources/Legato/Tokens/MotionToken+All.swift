extension MotionToken {
  /// Every token of the system, each once, in the order of its groups.
  public static let all: [MotionToken] = groups.flatMap { $0.members.map(\.token) }

  /// Every group, by the name of its property.
  package static let groups: [TokenGroup<MotionToken>] = [
    TokenGroup("motion", motion), TokenGroup("selection", selection), TokenGroup("state", state),
    TokenGroup("progress", progress), TokenGroup("entry", entry), TokenGroup("touch", touch),
    TokenGroup("ambient", ambient), TokenGroup("celebration", celebration), TokenGroup("app", app),
    TokenGroup("messages", messages),
  ]

  /// Finds a token by its canonical name or an alias; `nil` where there is none.
  public init?(named name: String) {
    guard let token = Self.all.first(where: { $0.name == name || $0.aliases.contains(name) })
    else { return nil }
    self = token
  }
}
