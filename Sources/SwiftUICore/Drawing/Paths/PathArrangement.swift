import LegatoDisplay

/// Two areas bounded by straight lines, cut at all the places where the lines meet: what both have in
/// common, what one has alone, and so on is then a choice among the pieces.
///
/// Points come to lie on a grid of 1/4,096 of a point, so that lines which meet do so in the same
/// place. Of pieces that lie on each other one is left, which knows how often each area's outline
/// takes it.
struct PathArrangement {
  /// A piece from the smaller to the greater point, and how often the outlines of the first and the
  /// second area take it, the other way counted as less than none.
  private struct Piece {
    var from: Point
    var to: Point
    var turns: (first: Int, second: Int)
  }

  private struct Line {
    var from: Point
    var to: Point
    var isFirst: Bool
  }

  private struct Pair: Hashable {
    var from: Point
    var to: Point
  }

  private var pieces: [Piece] = []
  private let rows: Bands
  private let columns: Bands

  private static let grid = 4_096.0
  /// With more lines, areas are not cut.
  static let maxLines = 20_000

  static func snapped(_ point: Point) -> Point {
    Point((point.x * grid).rounded() / grid, (point.y * grid).rounded() / grid)
  }

  /// `nil` where there are too many lines.
  ///
  /// - Parameters: outlines as lists of points, each closed.
  init?(_ first: [[Point]], _ second: [[Point]]) {
    var lines: [Line] = []
    for (outlines, isFirst) in [(first, true), (second, false)] {
      for outline in outlines {
        let points = outline.map(Self.snapped)
        guard var last = points.last else { continue }
        for point in points {
          if point != last { lines.append(Line(from: last, to: point, isFirst: isFirst)) }
          last = point
        }
      }
    }
    guard lines.count <= Self.maxLines else { return nil }
    let cuts = Self.cuts(lines.map { ($0.from, $0.to) })
    var known: [Pair: Int] = [:]
    for (line, cuts) in zip(lines, cuts) {
      for (from, to) in zip(cuts, cuts.dropFirst()) where from != to {
        let isForward = (from.y, from.x) < (to.y, to.x)
        let pair = isForward ? Pair(from: from, to: to) : Pair(from: to, to: from)
        let index = known[pair] ?? pieces.count
        if index == pieces.count {
          known[pair] = index
          pieces.append(Piece(from: pair.from, to: pair.to, turns: (0, 0)))
        }
        let turn = isForward ? 1 : -1
        if line.isFirst {
          pieces[index].turns.first += turn
        } else {
          pieces[index].turns.second += turn
        }
      }
    }
    rows = Bands(pieces.map { ($0.from.y, $0.to.y) })
    columns = Bands(pieces.map { ($0.from.x, $0.to.x) })
  }

  /// The outlines of an area: what is inside of it has the winding number 1, what is outside 0.
  ///
  /// - Parameter isInside: whether a place is in the area, by how often the first and the second
  ///   area's outlines go around it.
  func outlines(_ isInside: (_ first: Int, _ second: Int) -> Bool) -> [[Point]] {
    var next: [Point: [Point]] = [:]
    var starts: [Point] = []
    for piece in pieces {
      let sides = sides(of: piece)
      let before = isInside(sides.before.0, sides.before.1)
      guard before != isInside(sides.after.0, sides.after.1) else { continue }
      // Down with the area on the left, and to the left with the area above, as around a square.
      let isForward = sides.isAcross ? (piece.to.x < piece.from.x) == before : before
      let (from, to) = isForward ? (piece.from, piece.to) : (piece.to, piece.from)
      if next[from] == nil { starts.append(from) }
      next[from, default: []].append(to)
    }
    var outlines: [[Point]] = []
    for start in starts {
      while next[start]?.isEmpty == false {
        var outline = [start]
        var current = start
        while let to = next[current]?.popLast() {
          if to == start { break }
          outline.append(to)
          current = to
        }
        outline = Self.simplified(outline)
        if outline.count > 2 { outlines.append(outline) }
      }
    }
    return outlines
  }

  /// How often the outlines go around the places on both sides of a piece: on its left and right, or,
  /// of one that is rather level, above and below.
  private func sides(
    of piece: Piece
  ) -> (before: (Int, Int), after: (Int, Int), isAcross: Bool) {
    let middle = Point((piece.from.x + piece.to.x) / 2, (piece.from.y + piece.to.y) / 2)
    let isAcross = abs(piece.to.x - piece.from.x) > abs(piece.to.y - piece.from.y)
    var after = (0, 0)
    // A ray to the right, or downwards, from just beyond the piece.
    let met = isAcross ? columns.band(of: middle.x) : rows.band(of: middle.y)
    for index in met {
      let other = pieces[index]
      if other.from == piece.from, other.to == piece.to { continue }
      guard let turn = Self.turn(of: other, from: middle, isAcross: isAcross) else { continue }
      after.0 += turn * other.turns.first
      after.1 += turn * other.turns.second
    }
    let own = isAcross ? (piece.to.x < piece.from.x ? 1 : -1) : 1
    let before = (after.0 + own * piece.turns.first, after.1 + own * piece.turns.second)
    return (before, after, isAcross)
  }

  /// 1 or −1 where a ray crosses a piece, by the direction of the piece.
  private static func turn(of piece: Piece, from point: Point, isAcross: Bool) -> Int? {
    let (a, b) = (piece.from, piece.to)
    if isAcross {
      guard (a.x <= point.x) != (b.x <= point.x) else { return nil }
      let y = a.y + (point.x - a.x) / (b.x - a.x) * (b.y - a.y)
      return y > point.y ? (b.x < a.x ? 1 : -1) : nil
    }
    guard (a.y <= point.y) != (b.y <= point.y) else { return nil }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    return x > point.x ? (b.y > a.y ? 1 : -1) : nil
  }

  /// Without the points in the middle of straight lines.
  private static func simplified(_ outline: [Point]) -> [Point] {
    guard outline.count > 2 else { return outline }
    return outline.indices.filter { index in
      let before = outline[(index + outline.count - 1) % outline.count]
      let after = outline[(index + 1) % outline.count]
      let point = outline[index]
      let (ax, ay) = (point.x - before.x, point.y - before.y)
      let (bx, by) = (after.x - point.x, after.y - point.y)
      return abs(ax * by - ay * bx) > 1e-12 || ax * bx + ay * by < 0
    }.map { outline[$0] }
  }

  // MARK: Cutting

  /// Each line's ends and, in order between them, the places where others meet it.
  static func cuts(_ lines: [(Point, Point)]) -> [[Point]] {
    var found = [[Point]](repeating: [], count: lines.count)
    let order = lines.indices.sorted {
      min(lines[$0].0.y, lines[$0].1.y) < min(lines[$1].0.y, lines[$1].1.y)
    }
    var open: [Int] = []
    for index in order {
      let line = lines[index]
      let top = min(line.0.y, line.1.y)
      open.removeAll { max(lines[$0].0.y, lines[$0].1.y) < top }
      let (left, right) = (min(line.0.x, line.1.x), max(line.0.x, line.1.x))
      for other in open {
        let that = lines[other]
        guard max(that.0.x, that.1.x) >= left, min(that.0.x, that.1.x) <= right else { continue }
        let points = meeting(line, that)
        found[index] += points
        found[other] += points
      }
      open.append(index)
    }
    return lines.indices.map { index in
      let (from, to) = lines[index]
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      func place(_ point: Point) -> Double { (point.x - from.x) * dx + (point.y - from.y) * dy }
      let between = found[index].filter { place($0) > 0 && place($0) < place(to) }
      return [from] + between.sorted { place($0) < place($1) } + [to]
    }
  }

  /// Where two lines meet: where they cross, and ends of each that lie on the other.
  private static func meeting(_ a: (Point, Point), _ b: (Point, Point)) -> [Point] {
    let (ax, ay) = (a.1.x - a.0.x, a.1.y - a.0.y)
    let (bx, by) = (b.1.x - b.0.x, b.1.y - b.0.y)
    let slack = 0.75 / grid
    func lies(_ point: Point, on line: (Point, Point), _ dx: Double, _ dy: Double) -> Bool {
      let (px, py) = (point.x - line.0.x, point.y - line.0.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let along = (px * dx + py * dy) / length
      return abs(px * dy - py * dx) / length <= slack && along >= -slack
        && along <= length + slack
    }
    var points: [Point] = []
    for end in [a.0, a.1] where lies(end, on: b, bx, by) { points.append(end) }
    for end in [b.0, b.1] where lies(end, on: a, ax, ay) { points.append(end) }
    let cross = ax * by - ay * bx
    guard points.isEmpty, abs(cross) > 1e-12 else { return points }
    let (cx, cy) = (b.0.x - a.0.x, b.0.y - a.0.y)
    let (s, t) = ((cx * by - cy * bx) / cross, (cx * ay - cy * ax) / cross)
    guard s > 0, s < 1, t > 0, t < 1 else { return points }
    return [snapped(Point(a.0.x + s * ax, a.0.y + s * ay))]
  }
}

/// Ranges of numbers in bands, to find those that hold a number.
struct Bands {
  private var bands: [[Int]]
  private let start: Double
  private let size: Double

  init(_ ranges: [(Double, Double)]) {
    let least = ranges.map { min($0.0, $0.1) }.min() ?? 0
    let most = ranges.map { max($0.0, $0.1) }.max() ?? 0
    let count = min(max(ranges.count / 4, 1), 2_000)
    start = least
    size = max((most - least) / Double(count), 1e-9)
    bands = Array(repeating: [], count: count + 1)
    for (index, range) in ranges.enumerated() {
      for band in number(min(range.0, range.1))...number(max(range.0, range.1)) {
        bands[band].append(index)
      }
    }
  }

  private func number(_ value: Double) -> Int {
    min(max(Int((value - start) / size), 0), bands.count - 1)
  }

  func band(of value: Double) -> [Int] { bands[number(value)] }
}
