/// What the system's own views do, which no code of an app decides on.
enum SystemMotion {
  /// The views that are the system's, by the step of their path: a spinner that stood still would say
  /// that nothing is going on any more, and a caret is where a person types.
  private static let views: Set<String> = [
    "ProgressView", "TextField", "SecureField", "TextEditor",
  ]

  static func moves(_ movement: Movement) -> Bool {
    movement.motion.isSystem || movement.property == "caret" || movement.property == "indicator"
      || isControl(movement.path)
      // The system ends a symbol's effect with its cycle.
      || (movement.property == "symbolEffect" && !movement.motion.isEndless)
  }

  /// A spinner, or a part of one of the system's controls: the knob of a switch, the mark of a picker.
  private static func isControl(_ path: String) -> Bool {
    isSpinner(path) || PathOps.unnumbered(path).contains("/DimmedWhenDisabled/")
  }

  static func isSpinner(_ path: String) -> Bool {
    PathOps.unnumbered(path).contains("ProgressView/VStack/Spinner")
  }

  /// Whether the view is one that the system keeps invisible until it is its turn: the title of a label
  /// that shows its picture only, the buttons behind a row, the ground of a bar.
  static func isSpare(_ path: String) -> Bool {
    let path = PathOps.unnumbered(path)
    let spare = [
      "Label/Text", "NavigationScreenView/Color", "Picker/Text", "Slider/Text", "Stepper/Text",
    ]
    return spare.contains { path.hasSuffix($0) }
      || path.contains("List/ScrollView/Button")
  }

  static func isPart(_ path: String) -> Bool {
    PathOps.unnumbered(path).split(separator: "/").contains { views.contains(String($0)) }
  }
}
