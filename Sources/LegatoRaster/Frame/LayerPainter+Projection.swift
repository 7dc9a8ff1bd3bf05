import LegatoDisplay

extension LayerPainter {
  /// Draws a layer that is seen at an angle: what it holds is drawn flat, into a picture, which is
  /// then looked at pixel by pixel. A few plain outlines are drawn as they are seen.
  func drawProjected(
    _ number: Int32, _ node: LayerNode, _ projection: Projection, _ transform: Transform,
    at plane: DrawingPlane, opacity: Double
  ) {
    let whole = plane.isSurface ? tree.boxes[Int(number)] : finalBox(number, under: plane.under)
    let box = whole.intersection(plane.canvas.clip)
    let total = projection.then(Projection(transform))
    guard !box.isEmpty else { return }
    if drawProjectedOutlines(node, total, in: whole, at: plane, opacity: opacity) {
      drop(pictureOf: number)
      return
    }
    guard let picture = flat(number, node, total, at: plane), let reductions = picture.reductions
    else { return }
    let scale = picture.transform.a
    let placed = Projection(
      Transform(1 / scale, 0, 0, 1 / scale, Double(picture.x) / scale, Double(picture.y) / scale)
    ).then(total)
    guard let inverse = placed.inverse else { return }
    let shown = dequeue(box, limit: plane.canvas.limit, plane.canvas.compositing.isolated)
    ProjectiveSampler(reductions: reductions, inverse: inverse)
      .draw(box, row: shown.bitmap.row)
    plane.canvas.draw(
      shown.bitmap, x: box.x, y: box.y, opacity: opacity, blendMode: node.layer.blendMode)
    recycle(shown.bitmap)
  }

  /// The picture of what a layer holds, at least half as large as the projection shows the nearest part
  /// of it, in powers of two and up to four times the flat layer's size, so that it need not be made
  /// anew in every frame.
  ///
  /// Where that is more than four surfaces, only the part that can be seen is drawn, and that as
  /// large as there is room for.
  private func flat(
    _ number: Int32, _ node: LayerNode, _ total: Projection, at plane: DrawingPlane
  ) -> KeptPicture? {
    let base = node.magnification.ofPicture
    guard base > 0, base.isFinite else { return nil }
    let content = contentBox(node, Transform(base, 0, 0, base, 0, 0), isSurface: false)
    guard !content.isEmpty else { return nil }
    let stretch = total.maxStretch(
      of: Rect(
        Double(content.x) / base, Double(content.y) / base, Double(content.width) / base,
        Double(content.height) / base))
    // The nearest edge may be stretched up to twice: a larger picture costs four times as much, and an image has no more
    // to show. What comes near the eye passes by as a blur of its own: twice is enough there.
    var scale =
      base * (stretch.isFinite ? max(1, KeptPicture.level(stretch / (2 * base))) : 2)
    var limit = PixelBox.everywhere
    let room = min(4 * plane.canvas.limit.area + (1 << 16), Self.maxPixels)
    func fits() -> Bool {
      let own = Transform(scale, 0, 0, scale, 0, 0)
      let box = contentBox(node, own, isSurface: false).intersection(limit)
      return box.area <= room && max(box.width, box.height) < Bitmap.maxSide / 2
    }
    if !fits() {
      let seen = plane.canvas.limit == .everywhere ? nil : total.inverse
      for _ in 0..<24 {
        if let seen {
          let area = seen.bounds(of: plane.canvas.limit.rect)
          limit = PixelBox(
            around: Rect(
              area.x * scale, area.y * scale, area.width * scale, area.height * scale), margin: 2)
        }
        if limit.isEmpty || fits() { break }
        scale /= 2
      }
      guard fits() else { return nil }
    }
    return kept(
      number, node, Transform(scale, 0, 0, scale, 0, 0), limit: limit, isKept: plane.isSurface)
  }

  private static let maxPixels = 1 << 24
}

extension Projection {
  /// How much longer a short line at a point becomes at the most, by the larger singular value of
  /// the map's derivative there; infinite beside the eye and behind it.
  func stretch(at point: Point) -> Double {
    guard let image = image(of: point) else { return .infinity }
    let w = w(point)
    let (a, b) = ((m11 - image.x * m13) / w, (m12 - image.y * m13) / w)
    let (c, d) = ((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
    let sum = a * a + b * b + c * c + d * d
    let product = a * d - b * c
    return ((sum + max(sum * sum - 4 * product * product, 0).squareRoot()) / 2).squareRoot()
  }

  /// The largest of the corners of a rectangle: in between nothing is nearer to the eye.
  func maxStretch(of rect: Rect) -> Double {
    rect.corners.map(stretch).max() ?? 1
  }
}
