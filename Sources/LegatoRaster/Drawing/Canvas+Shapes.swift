import CCairo
import LegatoDisplay

extension Canvas {
  /// Fills a geometry that `transform` brings to the plane.
  func fill(
    _ geometry: Geometry, _ paint: Paint, evenOdd: Bool, transform: Transform, opacity: Double
  ) {
    let box = PixelBox(around: transform.bounds(of: geometry.bounds), margin: 1)
    guard box.intersects(clip), transform.isDrawable else { return }
    if case .rect(let rect) = geometry, case .color(let color) = paint,
      let whole = transform.wholePixels(rect), color.alpha * opacity >= 1
    {
      bitmap.fill(
        whole.intersection(clip).offset(-x, -y), with: color.faded(opacity).pixel)
      return
    }
    let isDone = fillUpright(geometry, paint, transform: transform, opacity: opacity) { strip in
      strip.fillWithCairo(
        geometry, paint, evenOdd: evenOdd, transform: transform, opacity: opacity, box: box)
    }
    if isDone { return }
    fillWithCairo(
      geometry, paint, evenOdd: evenOdd, transform: transform, opacity: opacity, box: box)
  }

  private func fillWithCairo(
    _ geometry: Geometry, _ paint: Paint, evenOdd: Bool, transform: Transform, opacity: Double,
    box: PixelBox
  ) {
    whole(box) { canvas in
      let context = canvas.context
      cairo_identity_matrix(context)
      cairo_new_path(context)
      var path = PathWriter(
        target: CairoPath(context: context), transform: canvas.local(transform))
      path.add(geometry)
      cairo_set_fill_rule(
        context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      canvas.setAntialiasing(compositing.isAntialiased, on: context)
      canvas.withSource(paint, opacity: opacity, transform: transform, box: box) {
        cairo_fill(context)
      }
      cairo_new_path(context)
    }
  }

  /// Draws a line along a geometry's outline.
  func stroke(
    _ geometry: Geometry, _ style: LineStyle, _ paint: Paint, transform: Transform,
    opacity: Double
  ) {
    let marks = DrawCommand.stroke(geometry, style, paint).bounds
    let box = PixelBox(around: transform.bounds(of: marks), margin: 1)
    guard box.intersects(clip), transform.isDrawable, style.width > 0, transform.determinant != 0
    else { return }
    whole(box) { canvas in
      let context = canvas.context
      cairo_identity_matrix(context)
      cairo_new_path(context)
      let local = canvas.local(transform)
      var path = PathWriter(target: CairoPath(context: context), transform: local)
      path.add(geometry)
      Self.set(style, on: context, length: marks.width + marks.height)
      canvas.setAntialiasing(compositing.isAntialiased && style.isAntialiased, on: context)
      // The pen is transformed as the path is: a line scaled in x alone is thicker where it is
      // upright.
      var matrix = cairo_matrix_t(
        xx: local.a, yx: local.b, xy: local.c, yy: local.d, x0: local.tx, y0: local.ty)
      cairo_set_matrix(context, &matrix)
      canvas.withSource(paint, opacity: opacity, transform: transform, box: box) {
        cairo_stroke(context)
      }
      cairo_identity_matrix(context)
      cairo_new_path(context)
    }
  }

  /// Without it, a pixel is painted where the shape covers its middle.
  private func setAntialiasing(_ isOn: Bool, on context: OpaquePointer) {
    cairo_set_antialias(context, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private static func set(_ style: LineStyle, on context: OpaquePointer, length: Double) {
    cairo_set_line_width(context, min(style.width, 1e5))
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    // `DrawCommand.bounds` counts on corners of four half-widths at the most.
    cairo_set_miter_limit(
      context, style.miterLimit.isNaN ? 10 : min(max(style.miterLimit, 1), 10))
    let period = style.dash.reduce(0, +)
    // A dash that is too fine to be seen, or none at all, makes a plain line: it must not cost
    // more than that.
    let isInSupportedRange =
      !style.dash.isEmpty && style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0
      && style.dashPhase.isFinite && length / period < 20_000
    let dash = isInSupportedRange ? style.dash : []
    cairo_set_dash(
      context, dash, Int32(dash.count),
      isInSupportedRange ? style.dashPhase.truncatingRemainder(dividingBy: period * 2) : 0)
  }
}

extension Transform {
  /// Whether every number is finite and small enough for Cairo.
  var isDrawable: Bool {
    let reach = 1e7
    return abs(a) < reach && abs(b) < reach && abs(c) < reach && abs(d) < reach && abs(tx) < reach
      && abs(ty) < reach
  }

  /// How much longer lines become, on the average of both directions.
  var factor: Double { abs(determinant).squareRoot() }

  /// The image of a rectangle where its edges come to lie on the edges of pixels.
  func wholePixels(_ rect: Rect) -> PixelBox? {
    guard b == 0, c == 0, a > 0, d > 0 else { return nil }
    let image = bounds(of: rect)
    let box = PixelBox(around: image)
    return box.rect == image ? box : nil
  }
}
