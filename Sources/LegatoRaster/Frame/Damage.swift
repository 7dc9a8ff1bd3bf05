import LegatoDisplay

/// The areas of a surface that have to be drawn again: few boxes that do not overlap.
struct Damage {
  private(set) var boxes: [PixelBox] = []
  /// What is moved before anything is drawn.
  var shifts: [PixelShift] = []
  let bounds: PixelBox
  /// More boxes cost more in walks over the tree than they save in pixels.
  private static let limit = 16
  /// What drawing one more box costs, in pixels: two boxes become one where that draws at most as
  /// much more.
  private static let overhead = 4_000

  /// - Parameter room: boxes of a frame before, in whose memory those of this one are kept.
  init(bounds: PixelBox, room: consuming [PixelBox] = []) {
    self.bounds = bounds
    room.removeAll(keepingCapacity: true)
    boxes = room
  }

  static func everything(_ bounds: PixelBox) -> Damage {
    var damage = Damage(bounds: bounds)
    damage.boxes = [bounds]
    return damage
  }

  var area: Int { boxes.reduce(0) { $0 + $1.area } }

  /// Adds a box and a pixel around it.
  mutating func add(_ box: PixelBox) {
    var added = box.grown(by: 1).intersection(bounds)
    guard !added.isEmpty else { return }
    // A box that meets another swallows it, and is then larger: begin again.
    var index = 0
    while index < boxes.count {
      let other = boxes[index]
      if other.contains(added) { return }
      let both = other.union(added)
      if other.intersects(added) || both.area <= other.area + added.area + Self.overhead {
        added = both
        boxes.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    boxes.append(added)
    if boxes.count > Self.limit { mergeNearest() }
  }

  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in boxes.indices {
      for second in boxes.indices.dropFirst(first + 1) {
        let cost =
          boxes[first].union(boxes[second]).area - boxes[first].area - boxes[second].area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let merged = boxes[best.first].union(boxes[best.second])
    boxes.remove(at: best.second)
    boxes.remove(at: best.first)
    // The union may meet others: it is taken in as any box is, without the pixel around.
    add(merged.grown(by: -1))
  }
}
