extension ColorToken {
  /// Every color of the system, each once, in the order of its groups.
  package static let all: [ColorToken] =
    app.all + select.all + status.all + achievement.all + rizq.all
}
