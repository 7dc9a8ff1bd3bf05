import LegatoDisplay

// A layer that is seen at an angle and holds nothing but outlines in plain colours, such as a card with a title, is drawn
// from these outlines: that is sharp at each angle, and takes neither a picture nor a mean of its pixels for each pixel.
extension LayerPainter {
  /// Draws a layer that is seen at an angle from the outlines that it holds. Answers false where it holds something
  /// else, or more of them than are drawn faster than a picture is looked at; nothing is drawn then.
  ///
  /// - Parameter box: all that the layer marks of the plane, whichever part of it is drawn now.
  func drawProjectedOutlines(
    _ node: LayerNode, _ total: Projection, in box: PixelBox, at plane: DrawingPlane,
    opacity: Double
  ) -> Bool {
    let scale = node.magnification.ofPicture
    guard scale > 0, scale.isFinite, let pieces = outlineCount(node, isOutermost: true) else {
      return false
    }
    let content = contentBox(node, Transform(scale, 0, 0, scale, 0, 0), isSurface: false)
    guard !content.isEmpty, pieces <= 4 + content.area / Self.pixelsPerOutline else { return false }
    let bounds = Rect(
      Double(content.x) / scale, Double(content.y) / scale, Double(content.width) / scale,
      Double(content.height) / scale)
    // Near the eye places run away from each other.
    let distances = bounds.corners.map(total.w)
    guard let nearest = distances.min(), let furthest = distances.max(), nearest > furthest / 16,
      furthest.isFinite
    else { return false }
    let stretch = total.maxStretch(of: bounds)
    guard stretch.isFinite, stretch < 1e4 else { return false }
    let seen = ProjectedPlane(projection: total, stretch: stretch, scale: scale)
    if opacity >= 1 || pieces == 1, node.layer.blendMode == .normal {
      drawOutlines(node, .identity, seen, on: plane.canvas, box: box, opacity: opacity)
      return true
    }
    let part = box.intersection(plane.canvas.clip)
    let shown = dequeue(part, limit: plane.canvas.limit, plane.canvas.compositing.isolated)
    drawOutlines(node, .identity, seen, on: shown, box: box, opacity: 1)
    plane.canvas.draw(
      shown.bitmap, x: part.x, y: part.y, opacity: opacity, blendMode: node.layer.blendMode)
    recycle(shown.bitmap)
    return true
  }

  /// How many pixels of a flat layer are looked at as fast as one outline is filled.
  private static let pixelsPerOutline = 600

  /// How many outlines a layer holds; `nil` where it holds something else.
  private func outlineCount(_ node: LayerNode, isOutermost: Bool = false) -> Int? {
    let layer = node.layer
    guard layer.filters.isEmpty, layer.clip == nil, layer.mask == nil,
      isOutermost || layer.projection == nil && layer.blendMode == .normal && !layer.isGroup
    else { return nil }
    var count = 0
    for command in layer.commands {
      guard let own = command.outlineCount(glyphs: tools.glyphs) else { return nil }
      count += own
    }
    for number in node.children {
      guard let child = tree.nodes[Int(number)], child.isVisible else { continue }
      guard let own = outlineCount(child) else { return nil }
      count += own
    }
    // What lies over each other fades as one.
    guard isOutermost || unitOpacity(layer.opacity) >= 1 || count <= 1 else { return nil }
    return count
  }

  /// - Parameter transform: from the layer's coordinates to those of the projected layer.
  private func drawOutlines(
    _ node: LayerNode, _ transform: Transform, _ seen: ProjectedPlane, on canvas: Canvas,
    box: PixelBox, opacity: Double
  ) {
    if !node.layer.commands.isEmpty {
      drawnLayers.insert(node.number)
      costs?.notePixels(node.number, box.intersection(canvas.clip))
    }
    for command in node.layer.commands {
      switch command {
      case .fill(let geometry, .color(let color), let evenOdd):
        canvas.fill(
          geometry, color, evenOdd: evenOdd, transform, seenAt: seen, opacity: opacity, box: box)
      case .text(let layout, let origin, .color(let color)):
        canvas.draw(
          layout, at: origin, color, transform, seenAt: seen, opacity: opacity,
          glyphs: tools.glyphs, box: box)
      default: break
      }
    }
    for number in node.children {
      guard let child = tree.nodes[Int(number)], child.isVisible else { continue }
      drawOutlines(
        child, child.layer.transform.then(transform), seen, on: canvas, box: box,
        opacity: opacity * unitOpacity(child.layer.opacity))
    }
  }
}

extension DrawCommand {
  /// How many outlines are filled for the command; `nil` where it is something else than outlines in plain colours.
  fileprivate func outlineCount(glyphs: GlyphCache) -> Int? {
    switch self {
    case .fill(_, .color, _): return 1
    case .text(let layout, _, .color):
      var count = 0
      for run in layout.runs {
        guard !glyphs.face(run.face).hasPictures else { return nil }
        count += run.glyphs.count + run.decorations.count
      }
      return count
    default: return nil
    }
  }
}
