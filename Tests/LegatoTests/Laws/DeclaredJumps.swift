import LegatoFilm

/// What may jump on purpose: of which component, which quantity, how far, when, and why. Everything else
/// that jumps is a fault.
@MainActor
struct DeclaredJump {
  /// The beginnings of the names of the components.
  let subjects: [String]
  /// The beginnings of the names of layers; all of them where there is none.
  let layers: [String]
  let quantities: Set<DrawnJump.Quantity>
  /// The farthest, in the unit of the quantities.
  let bound: Double
  /// Whether it may at the times of changes only.
  let onlyAtChanges: Bool
  let reason: String

  init(
    _ subjects: [String], layers: [String] = [], _ quantities: Set<DrawnJump.Quantity>,
    by bound: Double = 1, onlyAtChanges: Bool = true, because reason: String
  ) {
    self.subjects = subjects
    self.layers = layers
    self.quantities = quantities
    self.bound = bound
    self.onlyAtChanges = onlyAtChanges
    self.reason = reason
  }

  func permits(_ finding: ContinuityStudy.Finding) -> Bool {
    let jump = finding.jump
    return quantities.contains(jump.quantity) && jump.amount <= bound + 1e-9
      && (finding.isAtChange || !onlyAtChanges)
      && subjects.contains { finding.subject.hasPrefix($0) }
      && (layers.isEmpty || layers.contains { jump.layer.hasPrefix($0) })
  }

  private static let presence: Set<DrawnJump.Quantity> = [.appears, .disappears]

  static let all: [DeclaredJump] = [
    DeclaredJump(
      [
        "AnimatedProgressBar, fill", "CircularXpProgress, fill", "XpProgressBar, fill",
        "PulsingModifier", "ShimmerModifier", "Sparkles", "PulseAnimation", "ShimmerAnimation",
        "SkeletonText", "StatusSymbol", "MessageAppearAnimation", "ListItemAnimation",
        "SheetAppearModifier", "StaggeredAnimationModifier", "PopInModifier", "ArrivingForEach",
        "TypingIndicator",
      ], [.appears, .disappears, .clip],
      by: 1, because: "The test puts the view there and takes it away without a transition."),
    DeclaredJump(
      ["ToolCard"], layers: ["Text"], [.place, .clip], by: 80,
      because: "The test sets the state without an animation, and what stands below goes with it."),
    DeclaredJump(
      ["ArrivingForEach"], [.place, .clip], by: 80,
      because: "A row that comes at once takes its room at once."),
    DeclaredJump(
      ["StatusSymbol, event"], presence, because: "Another symbol says another state at once."),
    DeclaredJump(
      ["VerticalListButtonGroup", "AnimationDemoView"], layers: ["Image"], presence,
      because: "CheckmarkTransition.instant: the checkmark of the choice that gives way is gone."),
    DeclaredJump(
      ["AnimationDemoView"], layers: ["AnyShape", "Text", "Capsule", "RoundedRectangle"],
      [.ink, .appears, .disappears],
      because: "The buttons that choose a state are the system's, and change at once."),
    DeclaredJump(
      ["StreamingTextView"], layers: ["Text"], presence, onlyAtChanges: false,
      because: "Words come one after the other, each at once."),
    DeclaredJump(
      ["AnimatedToggle", "DownloadProgress"], layers: ["content", "Text"], presence,
      onlyAtChanges: false,
      because:
        "Letters that two texts have in common stay, and are a text of their own for so long."
    ),
    DeclaredJump(
      ["AnimatedNumber", "AnimatedCounter", "AnimatedProgress"], layers: ["content", "Text"],
      presence,
      onlyAtChanges: false,
      because: """
        While digits roll each is drawn where it is; at rest the number is one text, whose baseline goes to a \
        whole pixel: less than half of one (`DigitHandoverTests`).
        """),
    DeclaredJump(
      ["XpProgressBar", "DownloadProgress"], layers: ["Text"], presence,
      because: "Numbers beside a bar say the new value at once."),
    DeclaredJump(
      [
        "AnimatedNumber", "AnimatedCounter", "AnimatedProgress", "DownloadProgress",
      ], layers: ["content", "Text"], presence,
      because: "A number that changes again within a quarter of a second is shown without a roll."),
    DeclaredJump(
      ["AnimatedCounter, tap", "RippleEffect"], layers: ["Circle", "Ellipse"], presence,
      by: 0.6,
      because: "A ripple begins under the finger, at its full strength, and fades as it grows."),
    DeclaredJump(
      ["CelebrationParticles"], presence, onlyAtChanges: false,
      because: "Particles are born at full strength, and are gone when they are celebrated anew."),
    DeclaredJump(
      ["AnimatedCheckmark"], presence,
      because: "Each showing begins anew: what is left of the one before is gone."),
    DeclaredJump(
      ["SuccessBounce"], [.place, .clip], by: 20,
      because: "A bounce begins at 0.8 of the size."),
    DeclaredJump(
      ["ErrorShake"], [.place, .clip], by: 10,
      because: "A shake that is asked for while one goes on begins anew."),
    DeclaredJump(
      ["LeadingSwipe"], [.place, .clip, .shape, .appears, .disappears], by: 61,
      because: "The finger of the test goes 60 points at once, and what it uncovers with it."),
  ]
}
