extension MotionToken {
  /// Every token of the system, each once, in the order of its groups.
  public static let all: [MotionToken] =
    [motion.normal, selection.standardEase, selection.takenBack, selection.focus]
    + state.all + progress.all + entry.all + touch.all + ambient.all + celebration.all
    + app.all + messages.all

  /// The token that goes by a name, canonical or not; `nil` where there is none.
  public init?(named name: String) {
    guard let token = Self.all.first(where: { $0.name == name || $0.aliases.contains(name) })
    else { return nil }
    self = token
  }
}
