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
