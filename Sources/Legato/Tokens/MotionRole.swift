/// Why a motion exists. The role decides whether Low Power Mode turns the motion off, and which
/// reduced forms are permitted under Reduce Motion.
public enum MotionRole: String, Hashable, Sendable, CaseIterable {
  /// Conveys a state: colors, borders, progress. The state must never be lost.
  case essentialState
  /// Shows the origin or the destination of a view.
  case essentialSpatial
  /// Acknowledges a touch, and conveys nothing else.
  case decorativeFeedback
  /// Animates the entry of a view that would appear anyway.
  case decorativeEntry
  /// Repeats without end.
  case loop
  /// Rewards: particles, bounces, bursts.
  case celebration

  /// Whether Low Power Mode turns the motion off.
  public var yieldsToLowPower: Bool {
    switch self {
    case .essentialState, .essentialSpatial: false
    case .decorativeFeedback, .decorativeEntry, .loop, .celebration: true
    }
  }
}
