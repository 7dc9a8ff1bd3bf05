/// How much is brought up to the present time before something happens.
enum SynchronizationExtent {
  /// What is evaluated in every frame, and its layout. Its displacement since the last frame is not part
  /// of the change that is about to be made, and must not move with its animation.
  case drivers
  /// All views, where some are evaluated in every frame.
  case views
  /// All views and every value that moves: what a person touches is what is there at that moment, not
  /// what the last frame showed.
  case values
}

extension ViewGraph {
  /// Brings the views up to the present time.
  func synchronize(_ extent: SynchronizationExtent) {
    switch extent {
    case .drivers:
      guard !isAtWork, hasAppeared, !driving.drivers.isEmpty else { return }
      isAtWork = true
      defer { isAtWork = false }
      drive()
      layOutPasses()
    case .views:
      guard !driving.drivers.isEmpty else { return }
      drive()
      runPasses()
    case .values:
      drive()
      runPasses()
      sampleValues()
    }
  }
}
