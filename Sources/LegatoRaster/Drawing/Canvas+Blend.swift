import CCairo
import LegatoDisplay

extension Canvas {
  /// Lays a picture over the canvas in a mode that Cairo has; `plusDarker` is worked out here.
  func blend(_ picture: Bitmap, x: Int, y: Int, opacity: Double, mode: BlendMode) {
    if mode == .plusDarker {
      darken(picture, x: x, y: y, opacity: opacity)
      return
    }
    // Only what the picture covers changes, whatever the operator does with a clear source.
    let cover = clipped(to: picture.bounds.offset(x, y))
    guard !cover.clip.isEmpty else { return }
    let context = cover.context
    cairo_identity_matrix(context)
    cairo_set_operator(context, mode.cairo)
    cairo_set_source_surface(
      context, picture.surface, Double(x - self.x), Double(y - self.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, unitOpacity(opacity))
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Core Graphics' definition, `max(0, 1 − ((1 − target) + (1 − source)))`, on premultiplied
  /// components, with alphas added.
  private func darken(_ picture: Bitmap, x: Int, y: Int, opacity: Double) {
    let box = picture.bounds.offset(x, y).intersection(clip)
    let factor = UInt32((unitOpacity(opacity) * 255).rounded())
    for line in box.rows {
      let source = picture.row(line - y) - x
      let target = bitmap.row(line - self.y) - self.x
      for column in Int(box.left)..<Int(box.right) {
        let above = Pixel.scaled(source[column], factor)
        let below = target[column]
        let alpha = min(Int(above >> 24) + Int(below >> 24), 255)
        var pixel = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] {
          // What each lacks of white: both lacks are taken off the common alpha.
          let lack =
            Int(above >> 24) - Int(above >> shift & 255) + Int(below >> 24)
            - Int(below >> shift & 255)
          pixel |= UInt32(max(alpha - lack, 0)) << shift
        }
        target[column] = pixel
      }
    }
  }
}

extension BlendMode {
  /// Cairo's operator. `plusLighter` adds premultiplied components and alphas up to 1, as Core
  /// Graphics defines it.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
