import LegatoDisplay

/// A change of what is drawn that takes no time.
package struct DrawnJump: CustomStringConvertible {
  /// What of a mark differs between two frames.
  package enum Quantity: String, CaseIterable, Sendable {
    /// Points: position, size, scale and angle, as the displacement of the corner that moves farthest.
    case place
    /// 0…1: colour and opacity, as they reach the surface.
    case ink
    /// Points: the standard deviation of a blur.
    case blur
    /// Points: radii and line widths.
    case shape
    /// Points: what clips leave of it.
    case clip
    /// 0…1: the alpha at which something is there that was not.
    case appears
    /// 0…1: the alpha at which something is gone.
    case disappears

    /// The change that is too small to be seen: half a point is a pixel of a display with two pixels
    /// to a point, 2/255 is two of the levels that a display has.
    package var bound: Double {
      switch self {
      case .place, .blur, .shape, .clip: 0.5
      case .ink, .appears, .disappears: 2.0 / 255
      }
    }
  }

  /// Seconds: the last time at which it was as before.
  package var time: Double
  package let quantity: Quantity
  /// The layer's name: a step of the view's path.
  package let layer: String
  package let key: DrawnMark.Key
  /// How far, in the quantity's unit.
  package let amount: Double
  /// The mark before; `nil` where there was nothing.
  private let before: DrawnMark?
  /// The mark after; `nil` where nothing is left.
  private let after: DrawnMark?

  package var from: String { Self.told(before) }
  package var to: String { Self.told(after) }

  private static func told(_ mark: DrawnMark?) -> String { mark.map { "\($0)" } ?? "nothing" }

  package var description: String {
    "at \(readable(time, places: 4)) s \(layer)\(key): \(quantity.rawValue) jumps by "
      + "\(readable(amount)), from \(from) to \(to)"
  }
}

extension DrawnMark {
  /// Thinner than this nothing is noticed to be there, in points.
  private static let thinnest = 0.5

  /// The alpha at which the mark is noticed where there was nothing before.
  fileprivate var presence: Double {
    isSeen && min(seen.width, seen.height) > Self.thinnest ? alpha : 0
  }

  /// By how much each quantity differs from that of another mark of the same kind.
  func differences(to other: DrawnMark) -> [(DrawnJump.Quantity, Double)] {
    var found: [(DrawnJump.Quantity, Double)] = []
    found.append((.ink, Self.distance(ink, other.ink)))
    switch (isSeen, other.isSeen) {
    case (true, true):
      found.append((.place, Self.placeDistance(place, other.place)))
      found.append((.blur, abs(blur - other.blur)))
      if shape.count == other.shape.count {
        found.append((.shape, Self.distance(shape, other.shape)))
      }
      found.append((.clip, Self.distance(seen.edges, other.seen.edges)))
    case (true, false) where !(other.seen.width > 0 && other.seen.height > 0):
      found.append((.clip, min(seen.width, seen.height)))
    case (false, true) where !(seen.width > 0 && seen.height > 0):
      found.append((.clip, min(other.seen.width, other.seen.height)))
    default: break
    }
    return found
  }

  /// The farthest of two lists of numbers of the same length; of two paints the common part, where
  /// one is a colour and the other a gradient.
  private static func distance(_ left: [Double], _ right: [Double]) -> Double {
    if left.count != right.count, left.count >= 4, right.count >= 4 {
      // A colour is a gradient that is the same everywhere.
      let longer = left.count > right.count ? left : right
      let shorter = left.count > right.count ? right : left
      return longer.indices.reduce(0) { max($0, abs(longer[$1] - shorter[$1 % 4])) }
    }
    return zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The displacement of the point that moves farthest. Paths of different structure are compared by
  /// their boxes.
  private static func placeDistance(_ left: [Double], _ right: [Double]) -> Double {
    let count = left.count == right.count ? left.count : min(8, left.count, right.count)
    var longest = 0.0
    for index in stride(from: 0, to: count - 1, by: 2) {
      let (x, y) = (right[index] - left[index], right[index + 1] - left[index + 1])
      longest = max(longest, x * x + y * y)
    }
    return longest.squareRoot()
  }

  /// The largest difference in units of what can be seen.
  fileprivate func distance(to other: DrawnMark) -> Double {
    if place == other.place, ink == other.ink, seen == other.seen, shape == other.shape,
      blur == other.blur
    {
      return 0
    }
    return differences(to: other).reduce(0) { max($0, $1.1 / $1.0.bound) }
  }
}

extension Rect {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}

extension DrawnJump {
  /// What differs between two frames by more than can be overlooked.
  ///
  /// Marks are identified by their layers. What is gone from one layer and there in another, in the same
  /// place and with the same look, is the same thing to the eye.
  package static func all(
    from old: [DrawnMark], to new: [DrawnMark], at time: Double
  ) -> [DrawnJump] {
    var (gone, came, jumped) = pairs(old, new)
    guard !gone.isEmpty || !came.isEmpty || !jumped.isEmpty else { return [] }
    // What looks as something else did just before is that.
    func takeOver(_ mark: DrawnMark, from marks: inout [DrawnMark]) -> Bool {
      let index = marks.firstIndex { $0.kind == mark.kind && $0.distance(to: mark) <= 1 }
      if let index { marks.remove(at: index) }
      return index != nil
    }
    gone.removeAll { takeOver($0, from: &came) }
    var lost = gone + jumped.map { $0.0 }
    var found = came + jumped.map { $0.1 }
    lost.removeAll { takeOver($0, from: &found) }
    let (lostKeys, foundKeys) = (Set(lost.map(\.key)), Set(found.map(\.key)))
    var jumps: [DrawnJump] = []
    for (left, right) in jumped where lostKeys.contains(left.key) || foundKeys.contains(right.key) {
      jumps += left.differences(to: right).filter { $0.1 > $0.0.bound }.prefix(2).map {
        DrawnJump(
          time: time, quantity: $0.0, layer: left.name, key: left.key, amount: $0.1,
          before: left, after: right)
      }
    }
    for mark in gone where lostKeys.contains(mark.key) {
      jumps.append(
        DrawnJump(
          time: time, quantity: .disappears, layer: mark.name, key: mark.key,
          amount: mark.presence, before: mark, after: nil))
    }
    for mark in came where foundKeys.contains(mark.key) {
      jumps.append(
        DrawnJump(
          time: time, quantity: .appears, layer: mark.name, key: mark.key, amount: mark.presence,
          before: nil, after: mark))
    }
    return jumps
  }

  /// Marks that are gone and that came, as far as they are noticed, and pairs that differ.
  private static func pairs(
    _ old: [DrawnMark], _ new: [DrawnMark]
  ) -> (gone: [DrawnMark], came: [DrawnMark], jumped: [(DrawnMark, DrawnMark)]) {
    var gone: [DrawnMark] = []
    var came: [DrawnMark] = []
    var jumped: [(DrawnMark, DrawnMark)] = []
    func compare(_ left: DrawnMark, _ right: DrawnMark) {
      if left.kind != right.kind {
        gone.append(left)
        came.append(right)
      } else if left.distance(to: right) > 1 {
        jumped.append((left, right))
      }
    }
    if old.count == new.count, zip(old, new).allSatisfy({ $0.key == $1.key }) {
      for (left, right) in zip(old, new) { compare(left, right) }
    } else {
      var rest = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
      for mark in old {
        if let other = rest.removeValue(forKey: mark.key) {
          compare(mark, other)
        } else {
          gone.append(mark)
        }
      }
      came += new.filter { rest[$0.key] != nil }
    }
    let isNoticed = { (mark: DrawnMark) in mark.presence > Quantity.appears.bound }
    return (gone.filter(isNoticed), came.filter(isNoticed), jumped)
  }
}
