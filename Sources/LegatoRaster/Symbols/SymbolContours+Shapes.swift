import Glibc
import LegatoDisplay

/// The shapes that symbols are composed with; all go round in the positive sense.
extension SymbolContours {
  /// How many lines stand for a quarter of a circle: it is off by less than 0.02 units.
  private static let quarter = 16

  static func disc(_ center: Point, _ radius: Double) -> [Point] {
    (0..<4 * quarter).map { step in
      let angle = Double(step) * .pi / Double(2 * quarter)
      return Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
  }

  static func roundedRectangle(_ box: Rect, _ radius: Double) -> [Point] {
    let radius = max(0, min(radius, box.width / 2, box.height / 2))
    let (left, right) = (box.x + radius, box.x + box.width - radius)
    let (top, bottom) = (box.y + radius, box.y + box.height - radius)
    let corners = [Point(right, bottom), Point(left, bottom), Point(left, top), Point(right, top)]
    return corners.enumerated().flatMap { index, corner in
      (0...quarter).map { step in
        let angle = (Double(index) + Double(step) / Double(quarter)) * .pi / 2
        return Point(corner.x + radius * cos(angle), corner.y + radius * sin(angle))
      }
    }
  }

  static func box(_ box: Rect, radius: Double, line: Double) -> SymbolContours {
    let outer = SymbolContours(lines: [roundedRectangle(box, radius)])
    guard line > 0, line * 2 < min(box.width, box.height) else { return outer }
    let inner = Rect(
      box.x + line, box.y + line, box.width - 2 * line, box.height - 2 * line)
    return outer
      + SymbolContours(lines: [roundedRectangle(inner, radius - line)]).backwards
  }

  /// A line with round ends.
  static func bar(_ from: Point, _ to: Point, width: Double) -> [Point] {
    let angle = atan2(to.y - from.y, to.x - from.x)
    return [(to, -0.5), (from, 0.5)].flatMap { end, start in
      (0...2 * quarter).map { step in
        let angle = angle + (start + Double(step) / Double(2 * quarter)) * .pi
        return Point(end.x + width / 2 * cos(angle), end.y + width / 2 * sin(angle))
      }
    }
  }

  /// A rounded rectangle of dashes: as many as fit, all of one length.
  static func dashes(_ box: Rect, radius: Double, line: Double) -> SymbolContours {
    let path = roundedRectangle(
      Rect(box.x + line / 2, box.y + line / 2, box.width - line, box.height - line),
      radius - line / 2)
    let ends = path.dropFirst() + path.prefix(1)
    let lengths = zip(path, ends).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    let count = max(4, (total / 4.6).rounded())
    let (dash, step) = (total / count * 0.5, total / count)
    func point(at distance: Double) -> Point {
      var left = distance.truncatingRemainder(dividingBy: total)
      for (index, (from, to)) in zip(path, ends).enumerated() {
        guard left > lengths[index] else {
          let part = lengths[index] > 0 ? left / lengths[index] : 0
          return Point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        left -= lengths[index]
      }
      return path[0]
    }
    let lines = (0..<Int(count)).flatMap { index in
      (0..<4).map { part in
        let start = Double(index) * step + dash * Double(part) / 4
        return bar(point(at: start), point(at: start + dash / 4), width: line)
      }
    }
    return SymbolContours(lines: lines)
  }
}
