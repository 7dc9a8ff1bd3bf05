import CCairo
import CPango
import LegatoDisplay

/// How a layer that holds outlines is seen at an angle.
struct ProjectedPlane {
  /// From the layer's coordinates to the plane that is drawn on.
  let projection: Projection
  /// How many pixels a length of 1 in the layer has at the most.
  let stretch: Double
  /// How many pixels it has where the layer is not turned: glyphs stand on those pixels, as they do there.
  let scale: Double

  /// The plane of what `transform` brings into the layer's coordinates.
  func inner(_ transform: Transform) -> Projection { Projection(transform).then(projection) }
}

extension Canvas {
  /// Fills outlines with a colour or a gradient. `transform` brings them into the layer's coordinates.
  func fill(
    _ geometries: [Geometry], _ paint: Paint, evenOdd: Bool, _ transform: Transform,
    seenAt plane: ProjectedPlane, opacity: Double, box: PixelBox
  ) {
    guard geometries.contains(where: { marks($0.bounds, transform, seenAt: plane) }) else { return }
    fill(paint, evenOdd: evenOdd, transform, seenAt: plane, opacity: opacity, box: box) {
      canvas, path in
      var path = PathWriter(
        target: canvas.path(path, transform, seenAt: plane), transform: .identity)
      for geometry in geometries { path.add(geometry) }
    }
  }

  /// Draws a text: its glyphs, then the lines under and through them.
  func draw(
    _ layout: TextLayout, at origin: Point, _ paint: Paint, _ transform: Transform,
    seenAt plane: ProjectedPlane, opacity: Double, glyphs: GlyphCache, box: PixelBox
  ) {
    let placed = Transform.translation(origin.x, origin.y).then(transform)
    guard marks(layout.inkBounds, placed, seenAt: plane) else { return }
    for run in layout.runs where run.size > 0 && run.size < 1e5 {
      let paint = run.color.map(Paint.color) ?? paint
      let face = glyphs.face(run.face)
      // As large as the numbers of an outline stay exact.
      let pixels = 1024.0
      let key = Strike.Key(face: run.face, a: pixels, b: 0, c: 0, d: pixels)
      let unit = run.size / pixels
      fill(paint, evenOdd: false, transform, seenAt: plane, opacity: opacity, box: box) {
        canvas, path in
        for glyph in run.glyphs {
          // No glyph is larger than that.
          let reach = Self.maxGlyphExtent * run.size
          let around = Rect(glyph.x - reach, glyph.y - reach, 2 * reach, 2 * reach)
          guard marks(around, placed, seenAt: plane) else { continue }
          let place = plane.onPixels(placed, Point(glyph.x, glyph.y))
          _ = face.withOutline(glyph.id) { outline in
            key.transform(outline, unitsPerEm: face.unitsPerEm)
            var pen = OutlinePen(
              target: canvas.path(path, .identity, seenAt: plane),
              transform: Transform(
                placed.a * unit, placed.b * unit, placed.c * unit, placed.d * unit, place.x,
                place.y))
            pen.draw(outline)
          }
        }
      }
      for line in run.decorations {
        // The paint's coordinates are the layer's, not the text's.
        fill(
          [.rect(line.offset(origin.x, origin.y))], paint, evenOdd: false, transform,
          seenAt: plane, opacity: opacity, box: box)
      }
    }
  }

  /// In multiples of the font's size.
  private static var maxGlyphExtent: Double { 4 }

  /// Whether something within a rectangle may mark pixels within the clip.
  private func marks(_ rect: Rect, _ transform: Transform, seenAt plane: ProjectedPlane) -> Bool {
    PixelBox(around: plane.inner(transform).bounds(of: rect), margin: 3).intersects(clip)
  }

  private func path(_ path: CairoPath, _ transform: Transform, seenAt plane: ProjectedPlane)
    -> ProjectedPath
  {
    let local = Projection(.translation(Double(-x), Double(-y)))
    return ProjectedPath(
      target: path, projection: plane.inner(transform).then(local),
      stretch: plane.stretch * max(transform.lengthX, transform.lengthY))
  }

  private func fill(
    _ paint: Paint, evenOdd: Bool, _ transform: Transform, seenAt plane: ProjectedPlane,
    opacity: Double, box: PixelBox, _ add: (Canvas, CairoPath) -> Void
  ) {
    whole(box) { canvas in
      let context = canvas.context
      cairo_identity_matrix(context)
      cairo_new_path(context)
      add(canvas, CairoPath(context: context))
      cairo_set_fill_rule(
        context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(
        context, compositing.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      canvas.withSource(paint, plane.inner(transform), opacity: opacity, box: box) {
        cairo_fill(context)
      }
      cairo_new_path(context)
    }
  }

  /// Runs `body` with a colour or a gradient as source, as it is seen through a projection.
  private func withSource(
    _ paint: Paint, _ projection: Projection, opacity: Double, box: PixelBox, _ body: () -> Void
  ) {
    guard let gradient = Gradient(paint, opacity: opacity, tables: compositing.gradients) else {
      return withSource(paint, opacity: opacity, transform: .identity, box: box, body)
    }
    let seen = box.intersection(clip)
    guard !seen.isEmpty, let inverse = projection.inverse else { return }
    withSource(x: seen.x, y: seen.y, gradient.bitmap(seen, inverse: inverse), body)
  }
}

extension ProjectedPlane {
  /// Where a glyph stands in the layer's coordinates: as upright glyphs do, on quarters of a pixel in a line and with
  /// whole ones between lines.
  fileprivate func onPixels(_ placed: Transform, _ point: Point) -> Point {
    let place = placed.apply(point)
    guard placed.isUpright else { return place }
    func nearest(_ value: Double, _ parts: Double) -> Double {
      ((value * scale * parts + 0.5).rounded(.down)) / (scale * parts)
    }
    return Point(nearest(place.x, 4), nearest(place.y, 1))
  }
}
