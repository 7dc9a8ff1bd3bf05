extension LintRule {
  /// The worst that the rule says.
  public var level: LintFinding.Severity {
    switch self {
    case .motionLiteral: .note
    case .animationWithoutValue, .uikitHaptics, .endlessWithoutStop, .unseededRandomness: .warning
    }
  }

  /// Why the rule asks, and what it looks at, in two or three sentences.
  public var details: String {
    switch self {
    case .animationWithoutValue:
      "The modifier without a value is deprecated: it animates whatever changes in its view, also a"
        + " rotation of the device, a change of the text size, or what a parent moves. On a binding and on"
        + " a transition the same name is another thing, and right."
    case .uikitHaptics:
      "A generator that is called beside the view plays whether or not the view shows anything, and"
        + " neither a preview nor a test can tell what is felt. sensoryFeedback is part of the view."
    case .motionLiteral:
      "Numbers that are written out drift apart from the token that means the same, and nobody finds"
        + " them when the token changes. Curves and springs are compared by their values."
    case .endlessWithoutStop:
      "A loop that nothing stops goes on for a person who asked for less motion, in Low Power Mode, and"
        + " where nobody sees it. The file is searched for anything that could stop it."
    case .unseededRandomness:
      "A body is evaluated whenever something changes, and draws other numbers each time: what moves"
        + " jumps, and no test sees the same twice."
    }
  }

  /// What to do about a finding.
  public var advice: String {
    switch self {
    case .animationWithoutValue: "Name the value whose changes are animated."
    case .uikitHaptics: "Declare it in the view: sensoryFeedback(_:trigger:)."
    case .motionLiteral: "Use the token."
    case .endlessWithoutStop:
      "Read accessibilityReduceMotion, and stop the loop where its view disappears."
    case .unseededRandomness: "Draw from a generator with a seed, once, and keep the numbers."
    }
  }
}
