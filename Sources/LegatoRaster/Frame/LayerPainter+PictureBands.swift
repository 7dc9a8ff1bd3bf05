import LegatoDisplay

extension LayerPainter {
  /// Draws what is still to be drawn of a kept picture, where the clip of a canvas of the surface's plane
  /// shows it. What is drawn is near the processor when it is laid over the surface, and what is never seen
  /// is never drawn.
  func drawMissing(
    of picture: KeptPicture, _ node: LayerNode, placed: Transform, on canvas: Canvas
  ) {
    guard picture.hasMissing, let inverse = placed.inverse else { return }
    let seen = PixelBox(around: inverse.bounds(of: canvas.clip.rect), margin: 3)
    let rows = seen.y - picture.y..<max(Int(seen.bottom), seen.y) - picture.y
    for band in picture.takeMissing(rows) {
      // Boxes are known on the surface.
      let shown = PixelBox(around: placed.bounds(of: band.rect), margin: 4)
      draw(band, of: picture, node, seen: shown)
    }
  }

  /// The same with all of the picture.
  func drawAllMissing(of picture: KeptPicture, _ node: LayerNode) {
    guard picture.hasMissing, let bitmap = picture.bitmap else { return }
    for band in picture.takeMissing(0..<bitmap.height) {
      draw(band, of: picture, node, seen: nil)
    }
  }

  /// How many rows of a picture are drawn at a time.
  func bandHeight(of box: PixelBox) -> Int { max(bandArea / max(box.width, 1), 16) }

  /// Takes the memory for the pictures of large layers that begin to move: in the frame after this one,
  /// which shows them elsewhere for the first time, there is enough to do.
  func prepareForMotion(surface: PixelBox) {
    let numbers = tree.beginning
    tree.beginning.removeAll(keepingCapacity: true)
    for number in numbers {
      guard let node = tree.nodes[Int(number)], node.keepsPicture, node.layer.projection == nil,
        node.picture?.version != node.version, !tree.holdsBackdrop(number),
        tree.canBeDrawnInBands(number)
      else { continue }
      let scale = node.magnification.ofPicture
      guard scale > 0, scale.isFinite else { continue }
      let own = Transform(scale, 0, 0, scale, 0, 0)
      let area = contentBox(node, own, isSurface: false).area
      guard area >= Self.largePicture, area <= 4 * surface.area + (1 << 16) else { continue }
      kept(
        number, node, own, limit: Self.everywhere, isKept: true, isInBands: true
      ).bitmap?.touch()
    }
  }

  /// Pixels: the memory of smaller ones is there as soon as it is asked for.
  private static let largePicture = 1 << 19

  private func draw(
    _ band: PixelBox, of picture: KeptPicture, _ node: LayerNode, seen: PixelBox?
  ) {
    guard let bitmap = picture.bitmap else { return }
    let canvas = Canvas(
      bitmap, x: picture.x, y: picture.y, clip: band, limit: picture.limit, surroundings: alone)
    let place = Place(canvas: canvas, under: picture.transform, isSurface: false, seen: seen)
    guard let count = picture.childCount else {
      drawContent(node, at: place)
      return
    }
    drawCommands(of: node, at: place)
    for kid in node.kids[..<count] { draw(kid, at: place) }
  }

  /// What a picture that is kept needs beside its pixels.
  var alone: Surroundings {
    Surroundings(images: tools.images, gradients: tools.gradients, filters: filters)
  }
}

extension LayerTree {
  /// Whether a layer's picture comes out the same in parts, at no more cost: nothing it holds is made
  /// as a whole each time a part of it is drawn.
  func canBeDrawnInBands(_ number: Int32) -> Bool {
    guard let node = nodes[Int(number)] else { return true }
    return node.layer.filters.isEmpty && node.layer.mask == nil && holdsNoWhole(node)
  }

  func holdsNoWhole(_ node: LayerNode) -> Bool {
    !node.layer.commands.contains(where: \.isFiltered)
      && node.kids.allSatisfy { kid in
        guard let child = nodes[Int(kid)], child.isVisible else { return true }
        return child.layer.filters.isEmpty && child.layer.projection == nil && holdsNoWhole(child)
          && (child.mask < 0 || canBeDrawnInBands(child.mask))
      }
  }
}
