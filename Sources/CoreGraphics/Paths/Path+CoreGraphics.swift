import Foundation
import SwiftUICore

extension Path {
  /// Creates a path from an immutable shape path.
  public init(_ path: CGPath) { self = path.path }

  /// Creates a path from a copy of a mutable shape path.
  public init(_ path: CGMutablePath) { self = path.path }

  /// An immutable path representing the elements in the path.
  public var cgPath: CGPath { CGPath(path: self) }

  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// A box around all points, control points among them; the null rectangle where there are none.
  var controlBox: CGRect {
    var box = CGRect.null
    func add(_ points: CGPoint...) {
      for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    forEach { element in
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control): add(to, control)
      case .curve(let to, let first, let second): add(to, first, second)
      case .closeSubpath: break
      }
    }
    return box
  }

  /// The longest list of dashes that is made of a path; beyond it the path stays a solid line.
  private static let maxDashes = 20_000.0

  /// The parts that a dash pattern draws. A pattern without a length, or with a number that is of no use,
  /// leaves the path as it is.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var result = Path()
    for part in subpaths {
      let length = part.arcLength
      guard length > 0, length.isFinite, length / period * CGFloat(pattern.count) < Self.maxDashes
      else {
        result.addPath(part)
        continue
      }
      var place = -(phase - (phase / period).rounded(.down) * period)
      var index = 0
      while place < length {
        let next = place + pattern[index % pattern.count]
        if index % 2 == 0, next > max(place, 0) {
          result.addPath(part.trimmedPath(from: max(place, 0) / length, to: min(next / length, 1)))
        }
        place = next
        index += 1
      }
    }
    return result
  }

  /// The parts that each begin with a move.
  private var subpaths: [Path] {
    var parts: [Path] = []
    forEach { element in
      if case .move = element { parts.append(Path()) }
      if parts.isEmpty { parts.append(Path()) }
      let last = parts.count - 1
      switch element {
      case .move(let to): parts[last].move(to: to)
      case .line(let to): parts[last].addLine(to: to)
      case .quadCurve(let to, let control): parts[last].addQuadCurve(to: to, control: control)
      case .curve(let to, let first, let second):
        parts[last].addCurve(to: to, control1: first, control2: second)
      case .closeSubpath: parts[last].closeSubpath()
      }
    }
    return parts
  }

  /// The length of the line, of curves by sixteen straight pieces.
  private var arcLength: CGFloat {
    var length: CGFloat = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      length += hypot(point.x - current.x, point.y - current.y)
      current = point
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...16 { line(to: point(CGFloat(step) / 16)) }
    }
    forEach { element in
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let from = current
        curve { Self.mix(Self.mix(from, control, $0), Self.mix(control, to, $0), $0) }
      case .curve(let to, let first, let second):
        let from = current
        curve { t in
          let middle = Self.mix(first, second, t)
          return Self.mix(
            Self.mix(Self.mix(from, first, t), middle, t),
            Self.mix(middle, Self.mix(second, to, t), t), t)
        }
      case .closeSubpath: line(to: start)
      }
    }
    return length
  }

  private static func mix(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }
}
