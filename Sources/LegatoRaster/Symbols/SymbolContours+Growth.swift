import Glibc
import LegatoDisplay

extension SymbolContours {
  /// The same with every edge farther out, or in where the distance is below zero: areas become larger, holes smaller.
  ///
  /// Corners go as far as their edges ask for, at most twice the distance. Where a line was drawn twice, out to a hole and
  /// back, the hole becomes a line of its own first, since both would leave a gap as they go in.
  func grown(by distance: Double) -> SymbolContours {
    guard distance != 0 else { return self }
    let whole = distance < 0 ? lines.flatMap(Self.withoutSeams) : lines
    return SymbolContours(lines: whole.map { Self.moved($0, by: distance) })
  }

  /// The same of what is filled: its areas grow by half of the distance, and what is cut out of them, which shows as a line,
  /// grows as much. San Francisco's filled signs have thicker marks in them where they are heavier.
  func grownAsFilled(by distance: Double) -> SymbolContours {
    guard distance != 0 else { return self }
    return SymbolContours(
      lines: lines.flatMap(Self.withoutSeams).map { line in
        Self.moved(line, by: Self.area(line) > 0 ? distance / 2 : -distance / 2)
      })
  }

  private static func moved(_ line: [Point], by distance: Double) -> [Point] {
    var points: [Point] = []
    for point in line where points.last != point { points.append(point) }
    while points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 2 else { return line }
    /// Away from what the edge to the next point encloses.
    func normal(_ index: Int) -> Point {
      let (from, to) = (points[index], points[(index + 1) % points.count])
      let length = hypot(to.x - from.x, to.y - from.y)
      return Point((to.y - from.y) / length, (from.x - to.x) / length)
    }
    var before = normal(points.count - 1)
    return points.indices.map { index in
      let after = normal(index)
      defer { before = after }
      let sum = Point(before.x + after.x, before.y + after.y)
      let length = hypot(sum.x, sum.y)
      // The end of a line that goes back the way it came.
      guard length > 0.01 else {
        return Point(points[index].x + distance * before.x, points[index].y + distance * before.y)
      }
      // Half the length of the sum is the cosine of half the corner's turn.
      let way = distance * min(2 / length, 2) / length
      return Point(points[index].x + way * sum.x, points[index].y + way * sum.y)
    }
  }

  /// A line that goes to a hole and comes back by the same way is that around the area and that around the hole.
  private static func withoutSeams(_ line: [Point]) -> [[Point]] {
    for start in line.indices.dropLast() {
      let (here, there) = (line[start], line[start + 1])
      guard here != there else { continue }
      for end in line.indices where end > start + 1 {
        guard line[end] == there, line[(end + 1) % line.count] == here else { continue }
        let outer = Array(line[...start] + line[min(end + 2, line.count)...])
        let hole = Array(line[(start + 1)..<end])
        return withoutSeams(outer) + withoutSeams(hole)
      }
    }
    return [line]
  }
}
