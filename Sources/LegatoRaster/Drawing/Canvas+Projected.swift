import CCairo
import CPango
import LegatoDisplay

/// How a layer that holds plain outlines is seen at an angle.
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
  /// Fills an outline with one colour. `transform` brings it into the layer's coordinates.
  func fill(
    _ geometry: Geometry, _ color: DisplayColor, evenOdd: Bool, _ transform: Transform,
    seenAt plane: ProjectedPlane, opacity: Double, box: PixelBox
  ) {
    fill(color, evenOdd: evenOdd, opacity: opacity, box: box) { canvas, path in
      var path = PathWriter(
        target: canvas.path(path, transform, seenAt: plane), transform: .identity)
      path.add(geometry)
    }
  }

  /// Draws a text in one colour for each run, without the lines under and through it.
  func draw(
    _ layout: TextLayout, at origin: Point, _ color: DisplayColor, _ transform: Transform,
    seenAt plane: ProjectedPlane, opacity: Double, glyphs: GlyphCache, box: PixelBox
  ) {
    let placed = Transform.translation(origin.x, origin.y).then(transform)
    for run in layout.runs where run.size > 0 && run.size < 1e5 {
      let color = run.color ?? color
      for line in run.decorations {
        fill(
          .rect(line), color, evenOdd: false, placed, seenAt: plane, opacity: opacity, box: box)
      }
      let face = glyphs.face(run.face)
      // As large as the numbers of an outline stay exact.
      let pixels = 1024.0
      let key = Strike.Key(face: run.face, a: pixels, b: 0, c: 0, d: pixels)
      let unit = run.size / pixels
      fill(color, evenOdd: false, opacity: opacity, box: box) { canvas, path in
        for glyph in run.glyphs {
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
    }
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
    _ color: DisplayColor, evenOdd: Bool, opacity: Double, box: PixelBox,
    _ add: (Canvas, CairoPath) -> Void
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
      canvas.withSource(.color(color), opacity: opacity, transform: .identity, box: box) {
        cairo_fill(context)
      }
      cairo_new_path(context)
    }
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
