/// Boxes in a row, and those around each 64 of them, and around each 64 of these: what is not met is passed over in
/// stretches, however many there are.
struct BoxHierarchy {
  /// The boxes themselves first; the last level has 64 at most.
  private var levels: [[PixelBox]] = []
  private static let width = 64

  init() {}

  init(_ boxes: [PixelBox]) {
    guard !boxes.isEmpty else { return }
    levels = [boxes]
    while let last = levels.last, last.count > Self.width {
      let count = (last.count + Self.width - 1) / Self.width
      levels.append((0..<count).map { Self.union(last, $0) })
    }
  }

  var isEmpty: Bool { levels.isEmpty }
  var indices: Range<Int> { levels.first?.indices ?? 0..<0 }

  /// The box around all.
  var union: PixelBox { levels.last?.reduce(.empty) { $0.union($1) } ?? .empty }

  /// Takes new boxes in; those at indices that there are not are passed over.
  mutating func refresh(_ changed: [Int], _ box: (Int) -> PixelBox) {
    for index in changed where indices.contains(index) { levels[0][index] = box(index) }
    var stretch = Self.width
    for level in levels.indices.dropFirst() {
      // Neighbours mostly change together, and one after another.
      var last: Int?
      for index in changed where indices.contains(index) && index / stretch != last {
        last = index / stretch
        levels[level][index / stretch] = Self.union(levels[level - 1], index / stretch)
      }
      stretch *= Self.width
    }
  }

  /// Calls a function for each box that is met, in order. A box around others is met where one of them is.
  func forEach(where isMet: (PixelBox) -> Bool, _ body: (Int) -> Void) {
    guard let top = levels.indices.last else { return }
    visit(top, levels[top].indices, isMet, body)
  }

  private func visit(
    _ level: Int, _ range: Range<Int>, _ isMet: (PixelBox) -> Bool, _ body: (Int) -> Void
  ) {
    for index in range where isMet(levels[level][index]) {
      if level == 0 {
        body(index)
      } else {
        visit(level - 1, Self.below(index, levels[level - 1]), isMet, body)
      }
    }
  }

  /// The last box that is met and found by a function. A box around others is met where one of them is.
  func lastIndex(where isMet: (PixelBox) -> Bool, _ isFound: (Int) -> Bool) -> Int? {
    guard let top = levels.indices.last else { return nil }
    return last(top, levels[top].indices, isMet, isFound)
  }

  private func last(
    _ level: Int, _ range: Range<Int>, _ isMet: (PixelBox) -> Bool, _ isFound: (Int) -> Bool
  ) -> Int? {
    for index in range.reversed() where isMet(levels[level][index]) {
      if level == 0 {
        if isFound(index) { return index }
      } else if let found = last(level - 1, Self.below(index, levels[level - 1]), isMet, isFound) {
        return found
      }
    }
    return nil
  }

  private static func below(_ index: Int, _ boxes: [PixelBox]) -> Range<Int> {
    index * width..<min((index + 1) * width, boxes.count)
  }

  private static func union(_ boxes: [PixelBox], _ index: Int) -> PixelBox {
    boxes[below(index, boxes)].reduce(.empty) { $0.union($1) }
  }
}
