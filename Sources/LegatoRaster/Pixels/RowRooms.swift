/// Room for rows of pixels that are put together before they are laid on a bitmap: kept with the bitmap, so that a
/// frame like the one before asks for no memory.
struct RowRooms {
  /// What a row is for. Two of one kind are never in use at once.
  enum Kind: Int, CaseIterable { case colors, places, mixed, sampled }

  private var rooms = [UnsafeMutableBufferPointer<UInt32>?](
    repeating: nil, count: Kind.allCases.count)

  /// Room for at least `count` pixels, with whatever is in it.
  mutating func room(_ kind: Kind, count: Int) -> UnsafeMutablePointer<UInt32> {
    if let known = rooms[kind.rawValue], known.count >= count, let start = known.baseAddress {
      return start
    }
    rooms[kind.rawValue]?.deallocate()
    let made = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
    rooms[kind.rawValue] = UnsafeMutableBufferPointer(start: made, count: max(count, 1))
    return made
  }

  mutating func deallocate() {
    for room in rooms { room?.deallocate() }
    rooms = []
  }
}
