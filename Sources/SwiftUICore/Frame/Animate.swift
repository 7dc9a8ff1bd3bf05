extension ViewGraph {
  /// The animate pass: every moving value takes its value at this time.
  func animate() {
    for attribute in active { attribute.sample(at: now) }
    statistics.animatorsTicked += active.count
  }
}
