import Synchronization

/// What a slicer has selected, as long as nothing else is taken out.
final class SelectionMemo: Sendable {
  private let known = Mutex<Selection?>(nil)

  func selection(_ make: () -> Selection) -> Selection {
    if let known = known.withLock({ $0 }) { return known }
    let made = make()
    known.withLock { $0 = made }
    return made
  }
}
