import LegatoDisplay

/// Closed lines around the areas of a symbol, in the grid of 24 units with y pointing down. An area
/// is inside where the lines go round it more often one way than the other; all that is drawn goes
/// round once in the positive sense, so that areas can be joined by writing them down together and
/// taken away by writing them down backwards.
struct SymbolContours {
  var lines: [[Point]] = []

  /// Twice the area; what goes round backwards counts below zero.
  static func area(_ line: [Point]) -> Double {
    guard var last = line.last else { return 0 }
    var sum = 0.0
    for point in line {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  /// Goes round in the positive sense: every line that lies in no other one, with what lies in it.
  var normalized: SymbolContours {
    let outer = lines.indices.filter { index in
      lines.indices.allSatisfy { $0 == index || !Self.contains(lines[$0], lines[index]) }
    }
    let turned = outer.filter { Self.area(lines[$0]) < 0 }
    return SymbolContours(
      lines: lines.enumerated().map { index, line in
        let isTurned = turned.contains { $0 == index || Self.contains(lines[$0], line) }
        return isTurned ? line.reversed() : line
      })
  }

  /// Whether a line goes round the first point of another one.
  private static func contains(_ line: [Point], _ other: [Point]) -> Bool {
    guard let point = other.first, var last = line.last else { return false }
    var isInside = false
    for next in line {
      if (next.y > point.y) != (last.y > point.y),
        point.x < next.x + (last.x - next.x) * (point.y - next.y) / (last.y - next.y)
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }

  var backwards: SymbolContours {
    SymbolContours(lines: lines.map { $0.reversed() })
  }

  /// The smallest rectangle around it; of no size where there is nothing.
  var bounds: Rect {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for point in lines.joined() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return left <= right ? Rect(left, top, right - left, bottom - top) : Rect(12, 12, 0, 0)
  }

  func transformed(_ transform: Transform) -> SymbolContours {
    let moved = SymbolContours(lines: lines.map { $0.map(transform.apply) })
    return transform.determinant < 0 ? moved.backwards : moved
  }

  /// Smaller about a point, which comes to lie at another one.
  func scaled(_ scale: Double, about point: Point, to place: Point) -> SymbolContours {
    transformed(
      Transform(scale, 0, 0, scale, place.x - scale * point.x, place.y - scale * point.y))
  }

  /// As large as a rectangle, in both directions. What has no area stays as it is.
  func stretched(to box: Rect) -> SymbolContours {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return self }
    let (x, y) = (box.width / bounds.width, box.height / bounds.height)
    return transformed(Transform(x, 0, 0, y, box.x - x * bounds.x, box.y - y * bounds.y))
  }

  /// As large as a rectangle has room for, in its middle.
  func fitted(_ box: Rect) -> SymbolContours {
    let bounds = bounds
    guard bounds.width > 0 || bounds.height > 0 else { return self }
    let scale = min(box.width / max(bounds.width, 0.01), box.height / max(bounds.height, 0.01))
    return scaled(scale, about: Point(bounds.midX, bounds.midY), to: Point(box.midX, box.midY))
  }

  static func + (left: SymbolContours, right: SymbolContours) -> SymbolContours {
    SymbolContours(lines: left.lines + right.lines)
  }
}
