import Glibc
import LegatoDisplay

/// A shadow of outlines that are seen at an angle, kept while it is drawn.
struct ProjectedShadow {
  let picture: KeptPicture
  /// The frame in which it was drawn last.
  var frame: Int
}

extension LayerPainter {
  /// Draws the shadow of what a layer holds, as it is seen at an angle.
  ///
  /// - Parameter transform: from the layer's coordinates to those of the projected layer.
  func drawShadow(
    _ color: DisplayColor, radius: Double, offset: Point, of node: LayerNode,
    _ transform: Transform, _ seen: ProjectedPlane, on canvas: Canvas, box: PixelBox,
    opacity: Double
  ) {
    let picture = shadow(color, radius: radius, of: node, transform, seen)
    guard let bitmap = picture.bitmap, let reductions = picture.reductions else { return }
    let scale = picture.transform.a
    let placed = Projection(
      Transform(
        1 / scale, 0, 0, 1 / scale, Double(picture.x) / scale + offset.x,
        Double(picture.y) / scale + offset.y)
    ).then(seen.inner(transform))
    let whole = Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    let marks = PixelBox(around: placed.bounds(of: whole), margin: 2)
    let part = marks.intersection(box).intersection(canvas.clip)
    guard !part.isEmpty, let inverse = placed.inverse else { return }
    let sampler = ShadowSampler(
      reductions: reductions, inverse: inverse, deviation: radius * scale, alpha: color.alpha)
    for tile in ShadowGrid.tiles(of: part) {
      draw(sampler, tile, of: part, on: canvas, opacity: opacity)
    }
  }

  /// Draws what a tile of the plane shows of a part of a shadow.
  private func draw(
    _ sampler: ShadowSampler, _ tile: PixelBox, of part: PixelBox, on canvas: Canvas,
    opacity: Double
  ) {
    let grid = sampler.grid(of: tile)
    let seen = tile.intersection(part)
    let points = grid.points(around: seen)
    let shown = dequeue(points, limit: canvas.limit, canvas.compositing.isolated).bitmap
    ProjectiveSampler(
      reductions: sampler.reductions, inverse: Projection(grid.transform).then(sampler.inverse)
    ).draw(points, row: shown.row)
    canvas.clipped(to: seen).draw(
      PictureRows(shown, x: points.x, y: points.y), placed: grid.transform, opacity: opacity)
    recycle(shown)
  }

  /// The shadow alone, where it is cast straight down. It has nothing finer than its blur, and is as small as that allows.
  private func shadow(
    _ color: DisplayColor, radius: Double, of node: LayerNode, _ transform: Transform,
    _ seen: ProjectedPlane
  ) -> KeptPicture {
    let flat = seen.scale * max(transform.lengthX, transform.lengthY)
    let deviation = radius * flat
    let halvings = deviation > 8 && deviation.isFinite ? log2(deviation / 4).rounded(.down) : 0
    let scale = flat / exp2(halvings)
    let own = Transform(scale, 0, 0, scale, 0, 0)
    if let known = projectedShadows[node.number], known.picture.version == node.version,
      known.picture.transform == own
    {
      projectedShadows[node.number]?.frame = frame
      return known.picture
    }
    let blur = Filter.blur(radius: radius, opaque: false)
    let content = contentBox(node, own, isSurface: false)
    let box = content.isEmpty ? content : blur.grown(content, own)
    var canvas: Canvas?
    if !box.isEmpty, box.area <= 1 << 22 {
      let drawn = Canvas(
        Bitmap(width: box.width, height: box.height), x: box.x, y: box.y, compositing: isolated)
      drawContent(node, at: DrawingPlane(canvas: drawn, under: own, isSurface: false))
      filters.apply(blur, to: drawn.bitmap, transform: own)
      drawn.bitmap.tint(color)
      canvas = drawn
    }
    costs?.notePicture(node.number)
    let picture = KeptPicture(
      version: node.version, transform: own, content: content, growth: blur.growth(own),
      limit: .everywhere, bitmap: canvas?.bitmap, x: box.x, y: box.y)
    projectedShadows[node.number] = ProjectedShadow(picture: picture, frame: frame)
    return picture
  }

  /// Forgets the shadows of what is gone or has changed, and those that were not drawn for a while.
  func dropUnusedShadows() {
    guard !projectedShadows.isEmpty else { return }
    projectedShadows = projectedShadows.filter { number, shadow in
      tree.nodes[Int(number)]?.version == shadow.picture.version
        && frame - shadow.frame < Self.framesWithoutUse
    }
  }

  private static let framesWithoutUse = 60
}

/// A shadow that is looked up at points of grids.
private struct ShadowSampler {
  let reductions: Reductions
  /// From the plane to the shadow's picture.
  let inverse: Projection
  /// Of the blur, in the picture's pixels.
  let deviation: Double
  /// Of its colour, 0…1.
  let alpha: Double

  func grid(of tile: PixelBox) -> ShadowGrid {
    ShadowGrid(deviation: deviation, alpha: alpha, seenThrough: inverse, in: tile.rect)
  }
}

extension Bitmap {
  /// Turns each pixel into a colour, as opaque as it is.
  fileprivate func tint(_ color: DisplayColor) {
    let tint = color.clamped
    let shades = (0...255).map { tint.faded(Double($0) / 255).pixel }
    for y in 0..<height {
      let line = row(y)
      for x in 0..<width { line[x] = shades[Int(line[x] >> 24)] }
    }
  }
}
