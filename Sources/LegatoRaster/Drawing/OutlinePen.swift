import CPango
import LegatoDisplay

/// Takes FreeType's outlines, in 1/64 of a pixel with y pointing up, to a path.
struct OutlinePen {
  private(set) var target: any PathTarget
  /// From pixels, with y pointing down, to the path's coordinates.
  private let transform: Transform
  private var current = Point.zero

  init(target: any PathTarget, transform: Transform) {
    self.target = target
    self.transform = transform
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return current }
    return transform.apply(
      Point(Double(vector.pointee.x) / 64, -Double(vector.pointee.y) / 64))
  }

  /// Adds an outline, and closes it.
  mutating func draw(_ outline: UnsafeMutablePointer<FT_Outline>) {
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, pen in
      OutlinePen.with(pen) { pen in
        pen.current = pen.point(to)
        pen.target.close()
        pen.target.move(to: pen.current)
      }
    }
    functions.line_to = { to, pen in
      OutlinePen.with(pen) { pen in
        pen.current = pen.point(to)
        pen.target.line(to: pen.current)
      }
    }
    functions.conic_to = { control, to, pen in
      OutlinePen.with(pen) { pen in
        let (from, middle, end) = (pen.current, pen.point(control), pen.point(to))
        pen.target.curve(
          Point(from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3),
          Point(end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3), to: end)
        pen.current = end
      }
    }
    functions.cubic_to = { control1, control2, to, pen in
      OutlinePen.with(pen) { pen in
        let (first, second, end) = (pen.point(control1), pen.point(control2), pen.point(to))
        pen.target.curve(first, second, to: end)
        pen.current = end
      }
    }
    withUnsafeMutablePointer(to: &self) { pen in
      _ = FT_Outline_Decompose(outline, &functions, pen)
    }
    target.close()
  }

  private static func with(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void
  ) -> Int32 {
    guard let pointer else { return 1 }
    body(&pointer.assumingMemoryBound(to: OutlinePen.self).pointee)
    return 0
  }
}
