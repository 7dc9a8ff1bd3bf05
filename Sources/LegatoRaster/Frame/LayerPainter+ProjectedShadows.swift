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
    let marks = PixelBox(
      around: placed.bounds(of: Rect(0, 0, Double(bitmap.width), Double(bitmap.height))),
      margin: 2)
    let part = marks.intersection(box).intersection(canvas.clip)
    guard !part.isEmpty, let inverse = placed.inverse else { return }
    let shown = dequeue(part, limit: canvas.limit, canvas.compositing.isolated)
    ProjectiveSampler(reductions: reductions, inverse: inverse).draw(part, row: shown.bitmap.row)
    canvas.draw(shown.bitmap, x: part.x, y: part.y, opacity: opacity)
    recycle(shown.bitmap)
  }

  /// The shadow alone, where it is cast straight down. It has nothing finer than its blur, and is as small as that allows.
  private func shadow(
    _ color: DisplayColor, radius: Double, of node: LayerNode, _ transform: Transform,
    _ seen: ProjectedPlane
  ) -> KeptPicture {
    let flat = seen.scale * max(transform.lengthX, transform.lengthY)
    let deviation = radius * flat
    let halvings = deviation > 4 && deviation.isFinite ? log2(deviation / 2).rounded(.down) : 0
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
