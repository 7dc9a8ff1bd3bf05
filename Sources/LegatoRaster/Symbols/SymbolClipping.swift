import LegatoDisplay

extension SymbolContours {
  /// What lies inside of a convex polygon that goes round in the positive sense, by the algorithm of
  /// Sutherland and Hodgman: each edge cuts away what lies beyond it. Where a line leaves and comes
  /// back it runs along the edge to and fro, which encloses nothing.
  func inside(_ polygon: [Point]) -> SymbolContours {
    guard var start = polygon.last else { return SymbolContours() }
    var lines = lines
    for end in polygon {
      lines = lines.map { Self.cut($0, start, end) }.filter { $0.count > 2 }
      start = end
    }
    return SymbolContours(lines: lines)
  }

  /// What lies outside of a convex polygon.
  func outside(_ polygon: [Point]) -> SymbolContours { self + inside(polygon).backwards }

  private static func cut(_ line: [Point], _ start: Point, _ end: Point) -> [Point] {
    // How far a point lies on the inner side of the edge.
    func depth(_ point: Point) -> Double {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    guard var last = line.last else { return [] }
    var before = depth(last)
    var kept: [Point] = []
    for point in line {
      let now = depth(point)
      if (now >= 0) != (before >= 0) {
        let part = before / (before - now)
        kept.append(
          Point(last.x + (point.x - last.x) * part, last.y + (point.y - last.y) * part))
      }
      if now >= 0 { kept.append(point) }
      (last, before) = (point, now)
    }
    return kept
  }

  /// The smallest convex polygon around all of it, in the positive sense, by Andrew's monotone chain.
  var hull: [Point] {
    let points = lines.joined().sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard points.count > 2 else { return Array(points) }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          let turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
          guard turn <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      chain.removeLast()
      return chain
    }
    return chain(points) + chain(points.reversed())
  }
}
