import LegatoDisplay

// A value that is culled, and that cannot be seen before its motion is over, is dormant: it moves on as a
// function of time and is sampled when somebody asks for it, not in each frame. An update, a layout, and a
// change of what is seen wake all of them; those that still cannot be seen become dormant again.
extension ViewGraph {
  /// Lets the culled values of the last record pass be dormant, where they stay invisible.
  func makeDormant(_ candidates: [DormantCandidate]) {
    for candidate in candidates {
      let attribute = candidate.attribute
      guard attribute.isMoving, !attribute.isDormant,
        let region = dormantRegion(candidate.barrier, attribute.element),
        !region.intersects(candidate.bounds)
      else { continue }
      motion.makeDormant(attribute)
    }
  }

  private func dormantRegion(_ barrier: ObjectIdentifier?, _ element: Element) -> Rect? {
    if let known = motion.dormantRegions.first(where: { $0.barrier == barrier }) {
      return known.region
    }
    guard let seen = seenRegion(around: element, barrier: barrier) else { return nil }
    // Half a screen on all sides: what scrolls does not wake them in each frame.
    let region = seen.inset(by: -max(seen.width, seen.height) / 2)
    motion.dormantRegions.append(
      DormantRegion(barrier: barrier, element: element, region: region))
    return region
  }

  /// Wakes what is dormant, where another region can be seen than the one that it is out of.
  func wakeWhereSeen() {
    guard !motion.dormantRegions.isEmpty else { return }
    let isKept = motion.dormantRegions.allSatisfy { dormant in
      guard dormant.element.movingCount > 0,
        let seen = seenRegionNow(around: dormant.element, surface: displayList.size)
      else { return false }
      return dormant.region.contains(seen)
    }
    if !isKept { wakeDormantMotions() }
  }

  /// Samples every dormant value at this time; from now on each frame does.
  func wakeDormantMotions() {
    motion.dormantRegions = []
    let awake = motion.awakeCount
    guard awake < motion.active.count else { return }
    motion.awakeCount = motion.active.count
    for moving in motion.active[awake...] {
      moving.attribute.isDormant = false
      moving.attribute.sample(at: now)
      moving.element.needsRecord = true
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
