extension ViewGraph {
  /// Tells what moves by custom animations of the environments that have changed in this update: a
  /// motion may be over at once, or go on where it was to end.
  func lookAtEnvironments() {
    guard environmentsDiffer else { return }
    environmentsDiffer = false
    tellSteppedMotions { $0.environmentMayDiffer() }
  }

  /// Something has changed that no environment tells of, and that animations may look at: the
  /// device's Low Power Mode.
  func askCustomAnimationsAgain() {
    guard hasSteppedMotions else { return }
    tellSteppedMotions { $0.askAgain() }
  }

  private func tellSteppedMotions(_ tell: (AnyAttribute) -> Void) {
    // What is told may stop moving, and what waits for its end may do anything.
    let moving = active.map(\.attribute).filter(\.isStepped)
    hasSteppedMotions = !moving.isEmpty
    for attribute in moving where attribute.isMoving { tell(attribute) }
  }
}
