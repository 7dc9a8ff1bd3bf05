import LegatoDisplay
import LegatoMotion

/// What moves.
struct MotionQueue {
  /// A value that moves, with its element, which it keeps in place as long as it does.
  struct Moving {
    let attribute: AnyAttribute
    let element: Element
    /// The spring that moves it, where it is of a kind that has such.
    let spring: UnsafeMutablePointer<PlainSpring>?

    @MainActor init(attribute: AnyAttribute, element: Element) {
      self.attribute = attribute
      self.element = element
      spring = attribute.plainSpring
    }
  }

  /// Those that are sampled in each frame, before those that are dormant.
  var active: [Moving] = []
  /// How many of them are not dormant.
  var awakeCount = 0
  /// What must not be seen while some are dormant.
  var dormantRegions: [DormantRegion] = []
  /// Values that were culled in the running record pass, and may be dormant after it.
  var dormantCandidates: [DormantCandidate] = []
  /// Whether custom animations run, which may look at the environment of what they move; and
  /// whether some environment has changed since they have.
  var hasSteppedMotions = false
  var environmentsDiffer = false
  /// Whether some node holds values of its own.
  var hasDataElements = false
}

/// As long as what can be seen of a barrier's coordinates stays within this region, what is dormant there stays
/// invisible.
struct DormantRegion {
  let barrier: ObjectIdentifier?
  /// One of the elements that are dormant there: it finds the region.
  let element: Element
  let region: Rect
}

/// A culled value that asks to become dormant, and where it can draw until its motion is over.
struct DormantCandidate {
  let attribute: AnyAttribute
  let barrier: ObjectIdentifier?
  let bounds: Rect
}

/// Each value knows its index in the list.
@MainActor
extension MotionQueue {
  /// Adds a value that is not dormant.
  mutating func add(_ moving: Moving) {
    moving.attribute.activeIndex = active.count
    active.append(moving)
    swap(active.count - 1, awakeCount)
    awakeCount += 1
  }

  mutating func remove(_ attribute: AnyAttribute) {
    wakeUnsampled(attribute)
    swap(attribute.activeIndex, awakeCount - 1)
    awakeCount -= 1
    swap(awakeCount, active.count - 1)
    active.removeLast()
    attribute.activeIndex = -1
  }

  mutating func makeDormant(_ attribute: AnyAttribute) {
    swap(attribute.activeIndex, awakeCount - 1)
    awakeCount -= 1
    attribute.isDormant = true
  }

  /// Has a value sampled in each frame again, where it was dormant. It is sampled by the caller.
  mutating func wakeUnsampled(_ attribute: AnyAttribute) {
    guard attribute.isDormant else { return }
    attribute.isDormant = false
    swap(attribute.activeIndex, awakeCount)
    awakeCount += 1
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    guard left != right else { return }
    active.swapAt(left, right)
    active[left].attribute.activeIndex = left
    active[right].attribute.activeIndex = right
  }
}

extension ViewGraph {
  /// Every value that moves now, in no order that means anything.
  package var movingAttributes: [AnyAttribute] {
    resolveDisplacements()
    return motion.active.map(\.attribute)
  }

  /// The animate pass: every moving value takes its value at this time.
  func animate() {
    sampleValues()
    if !layout.displaced.isEmpty { resolveSeenDisplacements() }
    statistics.animatorsTicked += motion.awakeCount
  }

  /// Samples every moving value at this time, but for those that are dormant.
  func sampleValues() {
    let (active, count) = (motion.active, motion.awakeCount)
    active.withUnsafeBufferPointer { active in
      active.withMemoryRebound(to: UncountedMoving.self) { active in
        let batch = Self.batch
        withUnsafeTemporaryAllocation(of: DampedSpring.self, capacity: batch) { springs in
          withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * batch) { numbers in
            guard let moving = active.baseAddress, let springs = springs.baseAddress,
              let numbers = numbers.baseAddress
            else { return }
            for first in stride(from: 0, to: count, by: batch) {
              sample(moving + first, min(batch, count - first), springs, numbers)
            }
          }
        }
      }
    }
    wakeWhereSeen()
  }

  /// How many values are sampled at a time: as many as there is room for on the stack, which is a kilobyte.
  private static var batch: Int { 16 }

  /// Plain springs are worked out together, which runs no code of the app; then follow the others.
  ///
  /// - Parameters:
  ///   - springs: room for a batch.
  ///   - numbers: room for three.
  private func sample(
    _ moving: UnsafePointer<UncountedMoving>, _ count: Int,
    _ springs: UnsafeMutablePointer<DampedSpring>, _ numbers: UnsafeMutablePointer<Double>
  ) {
    let now = now
    let (times, steps, impulses) = (numbers, numbers + Self.batch, numbers + 2 * Self.batch)
    var running = 0
    for index in 0..<count {
      moving[index].element.needsRecord = true
      guard let spring = moving[index].spring, spring.pointee.isRunning else { continue }
      springs[running] = spring.pointee.spring
      times[running] = now - spring.pointee.start
      running += 1
    }
    if running > 0 {
      SpringBatch.evaluate(springs, at: times, count: running, steps: steps, impulses: impulses)
      running = 0
      for index in 0..<count {
        guard let spring = moving[index].spring, spring.pointee.isRunning else { continue }
        if times[running] < spring.pointee.length {
          let offset = spring.pointee.offset(steps[running], impulses[running])
          moving[index].uncounted.show(offset, as: spring.pointee.value)
        } else {
          moving[index].attribute.showModel()
        }
        running += 1
      }
    }
    guard running < count else { return }
    for index in 0..<count where moving[index].spring?.pointee.isRunning != true {
      moving[index].attribute.sample(at: now)
    }
  }

  /// Records the layers of what moves, but for those that are culled and stay as they are. Recording may change the
  /// list of what moves: this goes through the list as it was.
  func recordMoving() {
    let (active, count) = (motion.active, motion.awakeCount)
    active.withUnsafeBufferPointer { active in
      active.withMemoryRebound(to: UncountedMoving.self) { active in
        for moving in active[..<count] where moving.element.needsRecord { record(moving.element) }
      }
    }
    guard !motion.dormantCandidates.isEmpty else { return }
    makeDormant(motion.dormantCandidates)
    motion.dormantCandidates.removeAll(keepingCapacity: true)
  }

  func activate(_ attribute: AnyAttribute) {
    guard attribute.activeIndex < 0 else { return motion.wakeUnsampled(attribute) }
    attribute.element.movingCount += 1
    motion.add(MotionQueue.Moving(attribute: attribute, element: attribute.element))
  }

  func deactivate(_ attribute: AnyAttribute) {
    guard attribute.activeIndex >= 0 else { return }
    motion.remove(attribute)
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
  let uncounted: Unmanaged<AnyAttribute>
  unowned(unsafe) let element: Element
  let spring: UnsafeMutablePointer<PlainSpring>?

  @MainActor var attribute: AnyAttribute { uncounted.takeUnretainedValue() }
}
