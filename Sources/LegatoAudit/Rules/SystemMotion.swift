/// What the system's own views do, which no code of an app decides on.
enum SystemMotion {
  /// The views that are the system's, by the step of their path: a spinner that stood still would say
  /// that nothing is going on any more, and a caret is where a person types.
  private static let views: Set<String> = ["ProgressView", "TextField", "SecureField", "TextEditor"]

  static func moves(_ movement: Movement) -> Bool {
    movement.property == "caret" || movement.property == "indicator"
      || (movement.motion.isEndless && isPart(movement.path))
  }

  static func isPart(_ path: String) -> Bool {
    ViewPath.unnumbered(path).split(separator: "/").contains { views.contains(String($0)) }
  }
}
