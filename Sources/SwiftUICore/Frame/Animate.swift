/// What moves.
struct MotionQueue {
  /// A value that moves, with its element, which it keeps in place as long as it does.
  struct Moving {
    let attribute: AnyAttribute
    let element: Element
  }

  var active: [Moving] = []
  /// Whether custom animations run, which may look at the environment of what they move; and
  /// whether some environment has changed since they have.
  var hasSteppedMotions = false
  var environmentsDiffer = false
  /// Whether some node holds values of its own.
  var hasDataElements = false
}

extension ViewGraph {
  /// Every value that moves now, in no order that means anything.
  package var movingAttributes: [AnyAttribute] { motion.active.map(\.attribute) }

  /// The animate pass: every moving value takes its value at this time.
  func animate() {
    sampleValues()
    statistics.animatorsTicked += motion.active.count
  }

  /// Samples every moving value at this time.
  func sampleValues() {
    let now = now
    let active = motion.active
    active.withUnsafeBufferPointer { active in
      active.withMemoryRebound(to: UncountedMoving.self) { active in
        for moving in active {
          moving.attribute.sampleQuickly(at: now)
          moving.element.needsRecord = true
        }
      }
    }
  }

  /// Records the layers of what moves, but for those that are culled and stay as they are. Recording may change the
  /// list of what moves: this goes through the list as it was.
  func recordMoving() {
    let active = motion.active
    active.withUnsafeBufferPointer { active in
      active.withMemoryRebound(to: UncountedMoving.self) { active in
        for moving in active where moving.element.needsRecord { record(moving.element) }
      }
    }
  }

  func activate(_ attribute: AnyAttribute) {
    guard attribute.activeIndex < 0 else { return }
    attribute.activeIndex = motion.active.count
    attribute.element.movingCount += 1
    motion.active.append(MotionQueue.Moving(attribute: attribute, element: attribute.element))
  }

  func deactivate(_ attribute: AnyAttribute) {
    let index = attribute.activeIndex
    guard index >= 0 else { return }
    let last = motion.active.removeLast()
    if last.attribute !== attribute {
      motion.active[index] = last
      last.attribute.activeIndex = index
    }
    attribute.activeIndex = -1
    attribute.element.movingCount -= 1
  }

  /// Ends the motions of the element's values and releases their listeners.
  func forget(_ element: Element) {
    for attribute in element.attributes { attribute.cancel() }
  }
}

/// `MotionQueue.Moving` without the counting of references: the list keeps both alive, and a tick
/// does not change the list.
private struct UncountedMoving {
  unowned(unsafe) let attribute: AnyAttribute
  unowned(unsafe) let element: Element
}
