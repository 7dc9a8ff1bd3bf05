import LegatoDisplay

extension LayerPainter {
  /// Draws what a moving layer holds below the first of its children that moves by itself, from a picture:
  /// a page on which something turns is drawn once and not in every frame, as one is on which nothing
  /// does. Returns how many children it has drawn, or `nil` where there is nothing to keep.
  ///
  /// `plane.under` is the layer's own transform here.
  func drawStillContent(_ node: LayerNode, at plane: DrawingPlane, _ parts: [PixelBox]) -> Int? {
    guard node.layer.isMoving, node.movingBelow > 0, !tree.holdsBackdrop(node.number),
      let count = node.children.firstIndex(where: mustBeDrawnLive), count > 0
    else { return nil }
    let scale = node.magnification.ofPicture
    guard scale > 0, scale.isFinite, plane.under.determinant != 0 else { return nil }
    let own = Transform(scale, 0, 0, scale, 0, 0)
    let placed = Transform(1 / scale, 0, 0, 1 / scale, 0, 0).then(plane.under)
    guard placed.wholeTranslation == nil else { return nil }
    let picture: KeptPicture
    if let known = node.picture, known.version == node.stillVersion, known.transform == own,
      known.childCount == count
    {
      picture = known
    } else {
      let room = 4 * plane.canvas.limit.area + (1 << 16)
      guard let made = stillPicture(node, own, count, room: room) else { return nil }
      picture = made
      keep(picture, for: node.number)
    }
    let canvas = parts.isEmpty ? plane.canvas : plane.canvas.clipped(to: parts[count])
    if !canvas.clip.isEmpty,
      let rows = rows(of: picture, node, placed: placed, on: canvas)
    {
      canvas.draw(rows, placed: placed, opacity: 1)
    }
    return count
  }

  /// What moves, and what mixes with all that is behind the layer.
  private func mustBeDrawnLive(_ child: Int32) -> Bool {
    guard let node = tree.nodes[Int(child)] else { return false }
    return node.holdsMotion || node.layer.blendMode != .normal
  }

  private func stillPicture(_ node: LayerNode, _ own: Transform, _ count: Int, room: Int)
    -> KeptPicture?
  {
    var box = node.layer.commands.pixelBox(own)
    for child in node.children[..<count] { box = box.union(finalBox(child, under: own)) }
    guard box.area <= room else { return nil }
    let bitmap = box.isEmpty ? nil : Bitmap(width: box.width, height: box.height)
    let isInBands =
      !node.layer.commands.contains(where: \.isFiltered)
      && node.children[..<count].allSatisfy {
        tree.nodes[Int($0)]?.layer.projection == nil && tree.canBeDrawnInBands($0)
      }
    return KeptPicture(
      version: node.stillVersion, transform: own, content: box, growth: 0, limit: .everywhere,
      bitmap: bitmap, x: box.x, y: box.y, childCount: count,
      bandHeight: isInBands ? bandHeight(of: box) : max(box.height, 1))
  }
}
