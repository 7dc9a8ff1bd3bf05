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
}
