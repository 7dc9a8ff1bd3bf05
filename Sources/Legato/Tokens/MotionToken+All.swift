extension MotionToken {
  /// Every token of the system, each once, in the order of its groups.
  public static let all: [MotionToken] =
    [motion.normal, selection.standardEase, selection.takenBack, selection.focus]
    + state.all + progress.all + entry.all + touch.all + ambient.all + celebration.all
    + app.all + messages.all

  /// Finds a token by its canonical name or an alias; `nil` where there is none.
  public init?(named name: String) {
    guard let token = Self.all.first(where: { $0.name == name || $0.aliases.contains(name) })
    else { return nil }
    self = token
  }
}
