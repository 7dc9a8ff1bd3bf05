import LegatoDisplay

extension LayerPainter {
  /// The rows of a kept picture that the clip of a canvas of the surface's plane shows, drawn. What is never
  /// seen is never drawn.
  ///
  /// Where much of a picture is still to be drawn, only a part of that is drawn into it in this frame: the
  /// rest is drawn in passing, into memory that is near the processor, and kept in one of the next frames. So
  /// no frame takes the memory of whole pages, nor draws much more of a page than comes in.
  func rows(
    of picture: KeptPicture, _ node: LayerNode, placed: Transform, on canvas: Canvas
  ) -> PictureRows? {
    guard let all = picture.rows, picture.hasMissing, let inverse = placed.inverse else {
      return picture.rows
    }
    let seen = PixelBox(around: inverse.bounds(of: canvas.clip.rect), margin: 3)
      .intersection(all.box)
    let missing = picture.missingBands(
      seen.y - picture.y..<Int(max(seen.bottom, seen.top)) - picture.y)
    guard !missing.isEmpty else { return all }
    // Boxes are known on the surface.
    func surfaceBox(_ box: PixelBox) -> PixelBox {
      PixelBox(around: placed.bounds(of: box.rect), margin: 4)
    }
    let area = missing.count * picture.bandHeight * all.width
    if picture.isInBands, placed.isUpright,
      keptArea + area > keptAreaLimit || comesIn(picture, seen: seen.width, of: all)
    {
      let room = workspace(seen.height * all.width)
      let bitmap = Bitmap(width: all.width, height: seen.height, in: room)
      bitmap.fill(seen.offset(-picture.x, -seen.y), with: 0)
      draw(seen, of: picture, node, into: bitmap, y: seen.y, seen: surfaceBox(seen))
      return PictureRows(
        bitmap, first: seen.y - picture.y,
        columns: seen.x - picture.x..<Int(seen.right) - picture.x, height: all.height,
        x: picture.x, y: picture.y)
    }
    keptArea += area
    for band in missing {
      let box = picture.takeMissing(band)
      draw(box, of: picture, node, into: all.bitmap, y: picture.y, seen: surfaceBox(box))
    }
    return all
  }

  /// Draws all that is missing of a kept picture.
  func drawAllMissing(of picture: KeptPicture, _ node: LayerNode) {
    guard picture.hasMissing, let bitmap = picture.bitmap else { return }
    for band in picture.missingBands(0..<bitmap.height) {
      draw(
        picture.takeMissing(band), of: picture, node, into: bitmap, y: picture.y, seen: nil)
    }
  }

  /// How many rows of a picture are drawn at a time.
  func bandHeight(of box: PixelBox) -> Int { max(bandArea / max(box.width, 1), 16) }

  /// Whether a picture is not worth its memory yet: a large one in its first frame, in which there is enough
  /// else to do, and one that is new and of which only a strip is seen, as more of it may be seen soon.
  private func comesIn(_ picture: KeptPicture, seen width: Int, of rows: PictureRows) -> Bool {
    picture.frame == frame && rows.width * rows.height > keptAreaLimit
      || frame < picture.frame + Self.youth && 4 * width < rows.width
  }

  /// In frames.
  private static let youth = 12

  private func workspace(_ count: Int) -> Bitmap {
    if let workspace, workspace.width * workspace.height >= count { return workspace }
    let side = 1 << 10
    let made = Bitmap(width: side, height: (count + side - 1) / side)
    workspace = made
    return made
  }

  /// Draws a box of a picture into a bitmap whose first row is at `y` of the picture's plane.
  private func draw(
    _ box: PixelBox, of picture: KeptPicture, _ node: LayerNode, into bitmap: Bitmap, y: Int,
    seen: PixelBox?
  ) {
    let canvas = Canvas(
      bitmap, x: picture.x, y: y, clip: box, limit: picture.limit, compositing: isolated)
    let plane = DrawingPlane(canvas: canvas, under: picture.transform, isSurface: false, seen: seen)
    let ground = picture.ground ?? ground(of: node, in: picture)
    picture.ground = ground
    if ground == 0 { drawCommands(of: node, at: plane) }
    drawChildren(node, ground..<(picture.childCount ?? node.children.count), at: plane)
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
      && node.children.allSatisfy { childNumber in
        guard let child = nodes[Int(childNumber)], child.isVisible else { return true }
        return child.layer.filters.isEmpty && child.layer.projection == nil && holdsNoWhole(child)
          && (child.mask < 0 || canBeDrawnInBands(child.mask))
      }
  }
}
