/// What a motion is there for. It decides whether the motion goes when a device saves power, and
/// which reduced forms are good enough for people who asked for less motion.
public enum MotionRole: String, Hashable, Sendable, CaseIterable {
  /// Carries a state: colours, borders, progress. The state must never be lost.
  case essentialState
  /// Shows where something comes from or goes to.
  case essentialSpatial
  /// Answers a touch, and says nothing else.
  case decorativeFeedback
  /// Makes an entrance of something that would be there anyway.
  case decorativeEntry
  /// Goes on without an end.
  case loop
  /// Rewards: particles, bounces, bursts.
  case celebration

  /// Whether a device in Low Power Mode goes without.
  public var yieldsToLowPower: Bool {
    switch self {
    case .essentialState, .essentialSpatial: false
    case .decorativeFeedback, .decorativeEntry, .loop, .celebration: true
    }
  }

  /// The reduced forms that a motion of this role may have.
  public var permittedReducedForms: Set<ReducedForm> {
    switch self {
    case .essentialState: [.unchanged, .crossFade, .endStateAtOnce]
    case .essentialSpatial: [.crossFade, .endStateAtOnce]
    case .decorativeFeedback: [.unchanged, .crossFade, .endStateAtOnce]
    case .decorativeEntry: [.endStateAtOnce]
    case .loop: [.notDrawn, .endStateAtOnce]
    case .celebration: [.notDrawn, .endStateAtOnce]
    }
  }
}

/// What a motion becomes for people who asked for less motion.
public enum ReducedForm: String, Hashable, Sendable, CaseIterable {
  /// As it is: for what fades or changes colour and does not move.
  case unchanged
  /// Movement, scale and bounce go; a plain fade of the same duration stays.
  case crossFade
  /// The end is there on the next frame.
  case endStateAtOnce
  /// It never begins, and nothing of it is drawn.
  case notDrawn
}
