import CCairo
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
            target: CairoPath(context: context),
            transform: .translation(place.x - Double(x), place.y - Double(y)))
          pen.draw(outline)
        }
        if drawn != nil { cairo_fill(context) }
      }
    }
    cairo_new_path(context)
  }
}
