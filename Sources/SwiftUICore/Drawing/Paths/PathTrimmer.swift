import LegatoDisplay

/// Cuts a path by length. Curves are cut where they are, not replaced by lines.
struct PathTrimmer {
  private struct Segment {
    let start: Point
    let element: PathData.Element
    let length: Double
    /// The segment does not continue the one before.
    let isDetached: Bool
  }

  private var segments: [Segment] = []
  private var total = 0.0

  init(_ data: PathData) {
    var current = Point.zero
    var first = Point.zero
    var isDetached = true
    for element in data.elements {
      var element = element
      if case .close = element { element = .line(first) }
      switch element {
      case .move(let point):
        (current, first, isDetached) = (point, point, true)
        continue
      case .close: continue
      case .line(let end), .quad(let end, _), .curve(let end, _, _):
        let length = Self.length(current, element)
        if length > 0 {
          segments.append(
            Segment(start: current, element: element, length: length, isDetached: isDetached))
          total += length
          isDetached = false
        }
        current = end
      }
    }
  }

  func trimmed(from: Double, to: Double) -> Path {
    let start = min(max(from.isNaN ? 0 : from, 0), 1)
    let end = min(max(to.isNaN ? 0 : to, 0), 1)
    guard end > start, total > 0 else { return Path() }
    let (low, high) = (start * total, end * total)
    var result = PathData()
    var position = 0.0
    for segment in segments {
      defer { position += segment.length }
      let first = max(0, (low - position) / segment.length)
      let last = min(1, (high - position) / segment.length)
      guard last > first else { continue }
      let cut = Self.cut(
        segment.start, segment.element, Self.parameter(segment.start, segment.element, first),
        Self.parameter(segment.start, segment.element, last))
      if result.isEmpty || segment.isDetached || first > 0 {
        result.elements.append(.move(cut.start))
      }
      result.elements.append(cut.element)
    }
    return Path(result)
  }

  // MARK: One segment

  private static func point(_ start: Point, _ element: PathData.Element, _ t: Double) -> Point {
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    switch element {
    case .move(let end), .line(let end): return mix(start, end)
    case .quad(let end, let control): return mix(mix(start, control), mix(control, end))
    case .curve(let end, let c1, let c2):
      let (a, b, c) = (mix(start, c1), mix(c1, c2), mix(c2, end))
      return mix(mix(a, b), mix(b, c))
    case .close: return start
    }
  }

  /// Lengths at even steps of the parameter, summed over chords.
  private static let steps = 32

  private static func chords(_ start: Point, _ element: PathData.Element) -> [Double] {
    var lengths = [0.0]
    var last = start
    for step in 1...steps {
      let next = point(start, element, Double(step) / Double(steps))
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    return lengths
  }

  private static func length(_ start: Point, _ element: PathData.Element) -> Double {
    if case .line(let end) = element { return hypot(end.x - start.x, end.y - start.y) }
    return chords(start, element).last ?? 0
  }

  /// The parameter at a fraction of the length.
  private static func parameter(_ start: Point, _ element: PathData.Element, _ fraction: Double)
    -> Double
  {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if case .line = element { return fraction }
    let lengths = chords(start, element)
    let wanted = fraction * (lengths.last ?? 0)
    let index = lengths.firstIndex { $0 >= wanted } ?? steps
    guard index > 0 else { return 0 }
    let step = lengths[index] - lengths[index - 1]
    let part = step > 0 ? (wanted - lengths[index - 1]) / step : 0
    return (Double(index - 1) + part) / Double(steps)
  }

  /// The part of a segment between two parameters, by de Casteljau's construction.
  private static func cut(_ start: Point, _ element: PathData.Element, _ from: Double, _ to: Double)
    -> (start: Point, element: PathData.Element)
  {
    func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
      Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    switch element {
    case .line, .move, .close:
      return (point(start, element, from), .line(point(start, element, to)))
    case .quad(let end, let control):
      let c1 = Point(
        start.x + 2 / 3 * (control.x - start.x), start.y + 2 / 3 * (control.y - start.y))
      let c2 = Point(end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y))
      return cut(start, .curve(end, control1: c1, control2: c2), from, to)
    case .curve(let end, let c1, let c2):
      // Keep what comes after `from`, then what comes before `to` of the rest.
      func split(_ p: [Point], _ t: Double) -> ([Point], [Point]) {
        let a = mix(p[0], p[1], t)
        let b = mix(p[1], p[2], t)
        let c = mix(p[2], p[3], t)
        let d = mix(a, b, t)
        let e = mix(b, c, t)
        let f = mix(d, e, t)
        return ([p[0], a, d, f], [f, e, c, p[3]])
      }
      let tail = split([start, c1, c2, end], from).1
      let part = split(tail, from < 1 ? (to - from) / (1 - from) : 1).0
      return (part[0], .curve(part[3], control1: part[1], control2: part[2]))
    }
  }
}
