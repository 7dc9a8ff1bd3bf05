extension ViewGraph {
  /// The animate pass: every moving value takes its value at this time.
  func animate() {
    sampleActive()
    statistics.animatorsTicked += active.count
  }

  /// Brings every moving value up to now: what a person touches is what is there at that moment,
  /// not what the last frame showed.
  func sampleActive() {
    let now = now
    active.withUnsafeBufferPointer { active in
      active.withMemoryRebound(to: UncountedMoving.self) { active in
        for moving in active {
          moving.attribute.sampleQuickly(at: now)
          moving.element.needsRecord = true
        }
      }
    }
  }
}

/// `ViewGraph.Moving` without the counting of references: the list keeps both alive, and a tick
/// does not change the list.
private struct UncountedMoving {
  unowned(unsafe) let attribute: AnyAttribute
  unowned(unsafe) let element: Element
}
