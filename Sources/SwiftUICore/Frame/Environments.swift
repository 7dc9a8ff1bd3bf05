extension ViewGraph {
  /// Notifies running custom animations whose environment changed in this update; they may end or go
  /// on.
  func refreshCustomAnimations() {
    guard motion.environmentsDiffer else { return }
    motion.environmentsDiffer = false
    notifySteppedMotions { $0.environmentMayDiffer() }
  }

  /// Asks custom animations again after a change that is not part of an environment and that they may
  /// read: the device's Low Power Mode.
  func askCustomAnimationsAgain() {
    guard motion.hasSteppedMotions else { return }
    notifySteppedMotions { $0.askAgain() }
  }

  private func notifySteppedMotions(_ notify: (AnyAttribute) -> Void) {
    // A notified motion may stop, and a listener of its end may do anything.
    let moving = motion.active.map(\.attribute).filter(\.isStepped)
    motion.hasSteppedMotions = !moving.isEmpty
    for attribute in moving where attribute.isMoving { notify(attribute) }
  }
}
