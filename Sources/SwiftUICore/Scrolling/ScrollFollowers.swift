import LegatoDisplay

extension Element {
  /// The scrolled content that the element is in, and where the origin of the coordinates that the
  /// element is placed in is there.
  final var enclosingScroll: (scroll: ScrollElement, origin: CGPoint)? {
    var origin = CGPoint.zero
    var above = parent
    while let current = above {
      if let scroll = current as? ScrollElement { return (scroll, origin) }
      if current.isBarrier {
        origin.x += current.barrierOrigin.x
        origin.y += current.barrierOrigin.y
      }
      above = current.parent
    }
    return nil
  }

}

/// Those who follow a scroll view, each once, in the order in which they came.
@MainActor
struct ScrollFollowers {
  private struct Entry { weak var follower: (any ScrollFollower)? }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// At how many entries those that have gone are looked for.
  private var limit = 16

  /// Answers whether the follower is a new one.
  mutating func add(_ follower: any ScrollFollower) -> Bool {
    let id = ObjectIdentifier(follower)
    // What has gone may have left its address to another one.
    if let place = places[id], entries[place].follower === follower { return false }
    if entries.count >= limit { removeGone() }
    places[id] = entries.count
    entries.append(Entry(follower: follower))
    return true
  }

  private mutating func removeGone() {
    entries.removeAll { $0.follower == nil }
    places.removeAll(keepingCapacity: true)
    for (place, entry) in entries.enumerated() {
      entry.follower.map { places[ObjectIdentifier($0)] = place }
    }
    limit = max(16, entries.count * 2)
  }

  /// Whether any of them does something that lasts.
  var followInSteps: Bool { entries.contains { $0.follower?.followsInSteps == true } }

  func forEach(_ body: (any ScrollFollower) -> Void) {
    for entry in entries { entry.follower.map(body) }
  }
}
