import CPango
import LegatoDisplay

/// Takes FreeType's outlines to lines of points, in font units with y pointing up.
struct OutlineFlattener {
  private(set) var lines: [[Point]] = []
  private var current = Point.zero

  /// How many lines stand for a curve: a quarter of a circle of 10 units is off by less than 0.02.
  private static let steps = 12

  static func lines(of outline: UnsafeMutablePointer<FT_Outline>) -> [[Point]] {
    var flattener = OutlineFlattener()
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, pen in
      OutlineFlattener.with(pen) { pen in
        pen.current = Self.point(to)
        pen.lines.append([pen.current])
      }
    }
    functions.line_to = { to, pen in OutlineFlattener.with(pen) { $0.add(Self.point(to)) } }
    functions.conic_to = { control, to, pen in
      OutlineFlattener.with(pen) { pen in
        let (from, middle, end) = (pen.current, Self.point(control), Self.point(to))
        pen.curve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            a * from.x + b * middle.x + c * end.x, a * from.y + b * middle.y + c * end.y)
        }
      }
    }
    functions.cubic_to = { control1, control2, to, pen in
      OutlineFlattener.with(pen) { pen in
        let (from, first, second, end) = (
          pen.current, Self.point(control1), Self.point(control2), Self.point(to)
        )
        pen.curve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          return Point(
            a * from.x + b * first.x + c * second.x + d * end.x,
            a * from.y + b * first.y + c * second.y + d * end.y)
        }
      }
    }
    _ = withUnsafeMutablePointer(to: &flattener) { pen in
      FT_Outline_Decompose(outline, &functions, pen)
    }
    return flattener.lines
  }

  private mutating func add(_ point: Point) {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].append(point)
    current = point
  }

  private mutating func curve(_ point: (Double) -> Point) {
    for step in 1...Self.steps { add(point(Double(step) / Double(Self.steps))) }
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    vector.map { Point(Double($0.pointee.x), Double($0.pointee.y)) } ?? .zero
  }

  private static func with(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlineFlattener) -> Void
  ) -> Int32 {
    guard let pointer else { return 1 }
    body(&pointer.assumingMemoryBound(to: OutlineFlattener.self).pointee)
    return 0
  }
}
