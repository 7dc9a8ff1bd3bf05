/// What replaces a motion under Reduce Motion.
public enum ReducedForm: String, Hashable, Sendable, CaseIterable {
  /// The motion itself: for fades and color changes.
  case unchanged
  /// A fade of the same duration, without movement, scaling and bounce.
  case crossFade
  /// The end state on the next frame.
  case endStateAtOnce
  /// The motion does not begin, and nothing of it is drawn.
  case notDrawn
}

extension MotionRole {
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
