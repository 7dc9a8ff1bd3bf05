extension ViewGraph {
  /// Notifies running custom animations whose environment changed in this update; they may end or go
  /// on.
  func refreshCustomAnimations() {
    guard motion.environmentsDiffer else { return }
    motion.environmentsDiffer = false
    notifySteppedMotions { $0.environmentMayDiffer() }
  }

  /// Something has changed that no environment tells of, and that animations may look at: the
  /// device's Low Power Mode.
  func askCustomAnimationsAgain() {
    guard motion.hasSteppedMotions else { return }
    notifySteppedMotions { $0.askAgain() }
  }

  private func notifySteppedMotions(_ notify: (AnyAttribute) -> Void) {
    // What is told may stop moving, and what waits for its end may do anything.
    let moving = motion.active.map(\.attribute).filter(\.isStepped)
    motion.hasSteppedMotions = !moving.isEmpty
    for attribute in moving where attribute.isMoving { notify(attribute) }
  }
}
