import CCairo
import LegatoDisplay

extension Canvas {
  /// Runs `body` with a paint as Cairo's source. `box` holds, in the plane, all that is
  /// painted.
  ///
  /// A gradient is worked out here, pixel by pixel from its definition, and not by pixman, whose
  /// rounding depends on where a stretch of pixels begins: drawn again in part, it comes out the
  /// same.
  func withSource(
    _ paint: Paint, opacity: Double, transform: Transform, box: PixelBox, _ body: () -> Void
  ) {
    let context = context
    if case .color(let color) = paint {
      let shown = color.clamped
      cairo_set_source_rgba(
        context, shown.red, shown.green, shown.blue, shown.alpha * opacity)
      body()
      return
    }
    let seen = box.intersection(clip)
    guard let picture = picture(of: paint, in: seen, transform: transform, opacity: opacity) else {
      return
    }
    withSource(x: seen.x, y: seen.y, picture, body)
  }

  /// What a paint that is no plain colour shows in a box; `nil` where it is nothing.
  func picture(
    of paint: Paint, in box: PixelBox, transform: Transform, opacity: Double
  ) -> Bitmap? {
    guard !box.isEmpty else { return nil }
    switch paint {
    case .image(let pattern):
      return picture(of: pattern, in: box, transform: transform, opacity: opacity)
    case .backdrop(let backdrop):
      return picture(of: backdrop, in: box, opacity: opacity, factor: transform.factor)
    default:
      guard let gradient = Gradient(paint, opacity: opacity, tables: compositing.gradients),
        let inverse = transform.inverse
      else { return nil }
      return gradient.bitmap(box, inverse: inverse)
    }
  }

  /// Runs `body` with a picture, whose first pixel stands at (`x`, `y`) of the plane, as source.
  func withSource(x: Int, y: Int, _ picture: Bitmap, _ body: () -> Void) {
    let context = context
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_set_source_surface(
      context, picture.surface, Double(x - self.x), Double(y - self.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_matrix(context, &matrix)
    body()
    // The picture may go: the context must not keep it.
    cairo_set_source_rgb(context, 0, 0, 0)
  }
}
