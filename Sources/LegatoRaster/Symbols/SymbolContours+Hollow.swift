import LegatoDisplay

extension SymbolContours {
  /// The outline of what is filled: what lies deeper inside than a line is wide is taken away. What
  /// is no wider than two lines stays as it is.
  ///
  /// Depths are measured on a grid of eighths of a unit, and the line between is found by marching
  /// squares.
  func hollowed(line width: Double) -> SymbolContours {
    let field = DepthField(self, level: width)
    return self + field.lines.simplified(within: 0.03).backwards
  }

  /// Without points that lie on the line between their neighbours, by the algorithm of Ramer,
  /// Douglas and Peucker.
  private func simplified(within tolerance: Double) -> SymbolContours {
    SymbolContours(lines: lines.map { Self.simplified($0, tolerance) }.filter { $0.count > 2 })
  }

  private static func simplified(_ line: [Point], _ tolerance: Double) -> [Point] {
    guard line.count > 3 else { return line }
    var isKept = Array(repeating: false, count: line.count)
    // The line is closed: from the first point to the one in the middle of the list, and back.
    let middle = line.count / 2
    isKept[0] = true
    isKept[middle] = true
    var open = [(0, middle), (middle, line.count)]
    while let (start, end) = open.popLast() {
      let (a, b) = (line[start], line[end % line.count])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
      var furthest = (index: start, distance: tolerance)
      for index in start + 1..<max(end, start + 1) {
        let distance =
          abs(dx * (line[index].y - a.y) - dy * (line[index].x - a.x)) / length
        if distance > furthest.distance { furthest = (index, distance) }
      }
      guard furthest.index > start else { continue }
      isKept[furthest.index] = true
      open += [(start, furthest.index), (furthest.index, end)]
    }
    return line.indices.filter { isKept[$0] }.map { line[$0] }
  }
}

/// How deep the points of a grid lie inside of contours, less a level.
private struct DepthField {
  private static let step = 0.125
  private let bounds: Rect
  private let columns: Int
  private let rows: Int
  private var depths: [Double]

  init(_ contours: SymbolContours, level: Double) {
    // One cell of room on every side: no line ends at the edge.
    let inner = contours.bounds
    bounds = Rect(
      inner.x - Self.step, inner.y - Self.step, inner.width + 2 * Self.step,
      inner.height + 2 * Self.step)
    columns = Int((bounds.width / Self.step).rounded(.up)) + 2
    rows = Int((bounds.height / Self.step).rounded(.up)) + 2
    depths = Array(repeating: -level, count: columns * rows)
    let edges = contours.lines.flatMap { line in
      zip(line, line.dropFirst() + line.prefix(1)).map { Edge($0, $1) }
    }
    // From a point of the grid to the next one the distance to the edge changes by a step at most. Where
    // it is more than a step from the level, no line passes between this point and those beside it: then
    // it is enough to know on which side of the level it is.
    let away = 1.001 * Self.step
    let furthest = level + away
    var above = Array(repeating: Reach(), count: columns)
    for row in 0..<rows {
      let y = bounds.y + Double(row) * Self.step
      // What is further away than that is not looked at.
      let near = edges.filter { $0.isWithin(furthest, of: y) }
      let crossings = near.compactMap { $0.crossing(at: y) }.sorted { $0.x < $1.x }
      var turns = crossings.reduce(0) { $0 + $1.turn }
      var passed = 0
      var before = Reach()
      for column in 0..<columns {
        let x = bounds.x + Double(column) * Self.step
        // How often the lines to the right go round the point.
        while passed < crossings.count, crossings[passed].x <= x {
          turns -= crossings[passed].turn
          passed += 1
        }
        var reach = Reach()
        if turns != 0 {
          reach.least = max(before.least, above[column].least) - Self.step
          reach.most = min(before.most, above[column].most) + Self.step
          if reach.least <= furthest, reach.most >= level - away {
            var nearest = Double.infinity
            for edge in near where edge.left <= x + furthest && edge.right >= x - furthest {
              nearest = min(nearest, edge.squaredDistance(x, y))
            }
            if nearest <= furthest * furthest {
              reach.least = nearest.squareRoot()
              reach.most = reach.least
            } else {
              reach.least = furthest
            }
          }
          depths[row * columns + column] =
            (reach.least > level ? reach.least : reach.most) - level
        }
        before = reach
        above[column] = reach
      }
    }
  }

  /// Between which numbers the distance of a point to the edge lies; outside it is 0.
  private struct Reach {
    var least = 0.0
    var most = 0.0
  }

  private struct Edge {
    let start: Point
    let dx: Double
    let dy: Double
    let squaredLength: Double
    let left: Double
    let right: Double

    init(_ start: Point, _ end: Point) {
      self.start = start
      (dx, dy) = (end.x - start.x, end.y - start.y)
      squaredLength = dx * dx + dy * dy
      (left, right) = (min(start.x, end.x), max(start.x, end.x))
    }

    /// Whether some of it may be as near to points of a row.
    func isWithin(_ distance: Double, of y: Double) -> Bool {
      min(start.y, start.y + dy) <= y + distance && max(start.y, start.y + dy) >= y - distance
    }

    func crossing(at y: Double) -> (x: Double, turn: Int)? {
      guard (start.y > y) != (start.y + dy > y) else { return nil }
      return (start.x + dx * (y - start.y) / dy, dy > 0 ? 1 : -1)
    }

    func squaredDistance(_ x: Double, _ y: Double) -> Double {
      let (px, py) = (x - start.x, y - start.y)
      let along = squaredLength > 0 ? min(max((px * dx + py * dy) / squaredLength, 0), 1) : 0
      let (ex, ey) = (px - along * dx, py - along * dy)
      return ex * ex + ey * ey
    }
  }

  // MARK: Marching squares

  /// Where the depth is the level, round what is deeper.
  var lines: SymbolContours {
    // Each piece of a line crosses a cell from one side to another; sides are shared by two cells.
    var next: [Side: Side] = [:]
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 { addPieces(row, column, to: &next) }
    }
    var lines: [[Point]] = []
    // In the order of the grid: the same symbol has the same lines in every run.
    for start in next.keys.sorted() {
      var line: [Point] = []
      var side = start
      while let following = next.removeValue(forKey: side) {
        line.append(place(side))
        side = following
      }
      if line.count > 2 { lines.append(line) }
    }
    return SymbolContours(lines: lines).normalized
  }

  /// A side of a cell: from a point of the grid to its right or down.
  private struct Side: Hashable, Comparable {
    let index: Int
    let isVertical: Bool
    static func < (left: Side, right: Side) -> Bool {
      (left.index, left.isVertical ? 1 : 0) < (right.index, right.isVertical ? 1 : 0)
    }
  }

  private func addPieces(_ row: Int, _ column: Int, to next: inout [Side: Side]) {
    let index = row * columns + column
    let isDeep = depths[index] > 0
    if isDeep == (depths[index + 1] > 0), isDeep == (depths[index + columns] > 0),
      isDeep == (depths[index + columns + 1] > 0)
    {
      return
    }
    let corners = [index, index + 1, index + columns + 1, index + columns].map { depths[$0] > 0 }
    let top = Side(index: index, isVertical: false)
    let right = Side(index: index + 1, isVertical: true)
    let bottom = Side(index: index + columns, isVertical: false)
    let left = Side(index: index, isVertical: true)
    // Clockwise round the cell a line comes in where it gets shallow, and leaves where it gets deep.
    let sides = [top, right, bottom, left]
    let ends = (0..<4).filter { corners[$0] && !corners[($0 + 1) % 4] }
    for end in ends {
      // Back to where the same deep corner began: two deep corners across stay apart.
      var begin = end
      while corners[(begin + 3) % 4] { begin = (begin + 3) % 4 }
      next[sides[end]] = sides[(begin + 3) % 4]
    }
  }

  private func place(_ side: Side) -> Point {
    let other = side.isVertical ? side.index + columns : side.index + 1
    let (a, b) = (depths[side.index], depths[other])
    let part = a == b ? 0.5 : a / (a - b)
    let x = bounds.x + Double(side.index % columns) * Self.step
    let y = bounds.y + Double(side.index / columns) * Self.step
    return side.isVertical
      ? Point(x, y + part * Self.step) : Point(x + part * Self.step, y)
  }
}
