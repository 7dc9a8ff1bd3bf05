extension ViewGraph {
  /// The animate pass: every moving value takes its value at this time.
  func animate() {
    let now = now
    active.withUnsafeBufferPointer { active in
      active.withMemoryRebound(to: UncountedMoving.self) { active in
        for moving in active {
          moving.attribute.sampleQuickly(at: now)
          moving.element.needsRecord = true
        }
      }
    }
    statistics.animatorsTicked += active.count
  }
}

/// `ViewGraph.Moving` without the counting of references: the list keeps both alive, and a tick
/// does not change the list.
private struct UncountedMoving {
  unowned(unsafe) let attribute: AnyAttribute
  unowned(unsafe) let element: Element
}
