import LegatoDisplay

/// The outline of a rectangle with rounded corners, beginning in the middle of the right side and going down, as Core
/// Graphics does: dashes and what is trimmed begin there.
struct RoundedOutline {
  /// Top left, top right, bottom right, bottom left: as the outline comes by.
  var corners: [Size]
  var rect: Rect
  var isContinuous: Bool

  init(_ rect: Rect, corners: [Size], continuous: Bool) {
    self.rect = Rect(rect.x, rect.y, max(0, rect.width), max(0, rect.height))
    self.corners = corners.map { Size(Self.sane($0.width), Self.sane($0.height)) }
    isContinuous = continuous
    fit()
  }

  init(_ rect: Rect, corner: Size, continuous: Bool) {
    self.init(rect, corners: Array(repeating: corner, count: 4), continuous: continuous)
  }

  private static func sane(_ radius: Double) -> Double { radius.isNaN ? 0 : max(0, radius) }

  /// The side that comes before the corner, and the one after it: across the top, down the right.
  private func side(before index: Int) -> Double {
    index.isMultiple(of: 2) ? rect.height : rect.width
  }

  /// How much of a side the corners at its ends take: the side before corner `index`.
  private func taken(before index: Int) -> Double {
    let (left, right) = (corners[(index + 3) % 4], corners[index])
    return index.isMultiple(of: 2) ? left.height + right.height : left.width + right.width
  }

  /// Two corners that do not fit on a side become smaller by the same factor.
  private mutating func fit() {
    let room = (0..<4).map { index -> Double in
      let taken = taken(before: index)
      return taken > side(before: index) ? side(before: index) / taken : 1
    }
    corners = corners.enumerated().map { index, corner in
      let factor = min(room[index], room[(index + 1) % 4])
      // An infinite radius takes all of its side: infinity times 0 has no value.
      func shrunk(_ radius: Double, _ side: Double) -> Double {
        radius == .infinity ? side / 2 : radius * factor
      }
      return Size(shrunk(corner.width, rect.width), shrunk(corner.height, rect.height))
    }
  }

  /// The corner's curve; continuous ones need to know how far the sides reach.
  private func curve(_ index: Int) -> Corner {
    guard isContinuous else { return .circular }
    func room(_ index: Int) -> Double {
      let taken = taken(before: index)
      return taken > 0 ? side(before: index) / taken : .infinity
    }
    return .continuous(start: max(1, room(index)), end: max(1, room((index + 1) % 4)))
  }

  var data: PathData {
    // Each corner is the top right one, turned: `along` runs towards it, `inwards` away from it.
    let places: [(x: Double, y: Double, alongX: Double, alongY: Double)] = [
      (rect.minX, rect.minY, 0, -1), (rect.maxX, rect.minY, 1, 0), (rect.maxX, rect.maxY, 0, 1),
      (rect.minX, rect.maxY, -1, 0),
    ]
    var elements: [PathData.Element] = []
    for index in [2, 3, 0, 1] {
      let (place, size, curve) = (places[index], corners[index], curve(index))
      guard size.width > 0, size.height > 0 else {
        elements.append(.line(Point(place.x, place.y)))
        continue
      }
      // A corner's curve in multiples of the radius: back along the first side, in from it.
      func at(_ point: Point) -> Point {
        Point(
          place.x + size.width * (-point.x * place.alongX - point.y * place.alongY),
          place.y + size.height * (-point.x * place.alongY + point.y * place.alongX))
      }
      elements.append(.line(at(curve.start)))
      for segment in curve.segments {
        elements.append(
          .curve(at(segment.2), control1: at(segment.0), control2: at(segment.1)))
      }
    }
    let start = Point(rect.maxX, rect.midY)
    return PathData([.move(start)] + elements + [.close])
  }
}
