extension ViewGraph {
  /// The animate pass: every moving value takes its value at this time.
  func animate() {
    sampleActive()
    statistics.animatorsTicked += active.count
  }

  /// Brings every moving value up to now: what a person touches is what is there at that moment,
  /// not what the last frame showed.
  func sampleActive() {
    for attribute in active { attribute.sample(at: now) }
  }
}
