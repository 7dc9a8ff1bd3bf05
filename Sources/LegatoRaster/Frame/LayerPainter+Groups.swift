import LegatoDisplay

extension LayerPainter {
  /// Draws what a layer holds apart, as far as it is needed, and lays it over the canvas.
  func drawGroup(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, at place: Place, opacity: Double,
    clip: Layer.Clip?
  ) {
    var box = contentBox(node, transform, isSurface: place.isSurface)
      .intersection(place.canvas.clip)
    if let clip {
      box = box.intersection(
        PixelBox(around: transform.bounds(of: clip.geometry.bounds), margin: 1))
    }
    guard !box.isEmpty else { return }
    let group = take(box, limit: place.canvas.limit)
    drawContent(node, at: Place(canvas: group, under: transform, isSurface: place.isSurface))
    confine(group, node, transform, clip: clip, isSurface: place.isSurface)
    place.canvas.draw(
      group.bitmap, x: box.x, y: box.y, opacity: opacity, blendMode: node.layer.blendMode)
    give(group.bitmap)
  }

  /// Draws a layer that has filters. Its picture is made whole, whatever part of it is needed:
  /// what a filter makes of a pixel depends on others.
  func drawFiltered(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, at place: Place, opacity: Double
  ) {
    guard let picture = filtered(node, transform, at: place) else { return }
    place.canvas.draw(
      picture.bitmap, x: picture.x, y: picture.y, opacity: opacity,
      blendMode: node.layer.blendMode)
  }

  /// The picture of a layer after its filters, clip and mask; `nil` where it is empty.
  private func filtered(_ node: LayerNode, _ transform: Transform, at place: Place) -> Canvas? {
    let filters = node.layer.filters
    let growth = filters.reduce(0) { $0 + $1.growth(transform) }
    let content = contentBox(node, transform, isSurface: place.isSurface)
      .intersection(place.canvas.limit.grown(by: growth))
    guard !content.isEmpty else { return nil }
    var box = content
    for filter in filters { box = filter.grown(box, transform) }
    let canvas = take(box, limit: place.canvas.limit.grown(by: growth))
    drawContent(node, at: Place(canvas: canvas, under: transform, isSurface: place.isSurface))
    for filter in filters { self.filters.apply(filter, to: canvas.bitmap, transform: transform) }
    confine(canvas, node, transform, clip: node.layer.clip, isSurface: place.isSurface)
    return canvas
  }

  /// Draws a layer from the picture of what it holds, under its own moving transform and opacity.
  /// Answers false where the layer is to be drawn as any other is.
  func drawKept(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, at place: Place, opacity: Double
  ) -> Bool {
    false
  }
}

extension LayerNode {
  /// Whether the layer's own properties move while what it holds stays as it is.
  var keepsPicture: Bool {
    layer.isMoving && movingBelow == 0 && layer.blendMode == .normal
  }
}
