import CCairo
import CPango
import LegatoDisplay

extension Canvas {
  /// Draws large glyphs as paths.
  func drawOutlines(
    _ run: TextLayout.Run, _ key: Strike.Key, _ paint: Paint, _ transform: Transform,
    _ placed: Transform, opacity: Double, ink: PixelBox, glyphs: GlyphCache
  ) {
    whole(ink) { canvas in
      canvas.fillOutlines(
        run, key, paint, transform, placed, opacity: opacity, ink: ink, glyphs: glyphs)
    }
  }

  private func fillOutlines(
    _ run: TextLayout.Run, _ key: Strike.Key, _ paint: Paint, _ transform: Transform,
    _ placed: Transform, opacity: Double, ink: PixelBox, glyphs: GlyphCache
  ) {
    let face = glyphs.face(run.face)
    let context = context
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    withSource(paint, opacity: opacity, transform: transform, box: ink) {
      for glyph in run.glyphs {
        let place = placed.apply(Point(glyph.x, glyph.y))
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
        let drawn: Void? = face.withOutline(glyph.id) { outline in
          key.transform(outline, unitsPerEm: face.unitsPerEm)
          var pen = OutlinePen(
            context: context, x: place.x - Double(x), y: place.y - Double(y))
          pen.draw(outline)
        }
        if drawn != nil { cairo_fill(context) }
      }
    }
    cairo_new_path(context)
  }
}

/// Takes FreeType's outlines, in 1/64 of a pixel with y pointing up, to a Cairo path.
private struct OutlinePen {
  let context: OpaquePointer
  let x: Double
  let y: Double
  var current = Point.zero

  init(context: OpaquePointer, x: Double, y: Double) {
    self.context = context
    self.x = x
    self.y = y
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return current }
    return Point(x + Double(vector.pointee.x) / 64, y - Double(vector.pointee.y) / 64)
  }

  mutating func draw(_ outline: UnsafeMutablePointer<FT_Outline>) {
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, pen in
      OutlinePen.with(pen) { pen in
        pen.current = pen.point(to)
        cairo_close_path(pen.context)
        cairo_move_to(pen.context, pen.current.x, pen.current.y)
      }
    }
    functions.line_to = { to, pen in
      OutlinePen.with(pen) { pen in
        pen.current = pen.point(to)
        cairo_line_to(pen.context, pen.current.x, pen.current.y)
      }
    }
    functions.conic_to = { control, to, pen in
      OutlinePen.with(pen) { pen in
        let (from, middle, end) = (pen.current, pen.point(control), pen.point(to))
        cairo_curve_to(
          pen.context, from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3,
          end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3, end.x, end.y)
        pen.current = end
      }
    }
    functions.cubic_to = { control1, control2, to, pen in
      OutlinePen.with(pen) { pen in
        let (first, second, end) = (pen.point(control1), pen.point(control2), pen.point(to))
        cairo_curve_to(pen.context, first.x, first.y, second.x, second.y, end.x, end.y)
        pen.current = end
      }
    }
    withUnsafeMutablePointer(to: &self) { pen in
      _ = FT_Outline_Decompose(outline, &functions, pen)
    }
    cairo_close_path(context)
  }

  private static func with(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void
  ) -> Int32 {
    guard let pointer else { return 1 }
    body(&pointer.assumingMemoryBound(to: OutlinePen.self).pointee)
    return 0
  }
}
