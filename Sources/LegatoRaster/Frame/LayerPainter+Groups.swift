import CPixels
import LegatoDisplay

extension LayerPainter {
  /// Draws what a layer holds apart, as far as it is needed, and lays it over the canvas.
  func drawGroup(
    _ node: LayerNode, _ transform: Transform, at plane: DrawingPlane, opacity: Double,
    clip: Layer.Clip?
  ) {
    var box = contentBox(node, transform, isSurface: plane.isSurface)
      .intersection(plane.canvas.clip)
    if let clip {
      box = box.intersection(
        PixelBox(around: transform.bounds(of: clip.geometry.bounds), margin: 1))
    }
    guard !box.isEmpty else { return }
    let group = dequeue(
      box, limit: plane.canvas.limit, plane.canvas.compositing.over(plane.canvas))
    drawContent(node, at: DrawingPlane(canvas: group, under: transform, isSurface: plane.isSurface))
    confine(group, node, transform, clip: clip, isSurface: plane.isSurface)
    plane.canvas.draw(
      group.bitmap, x: box.x, y: box.y, opacity: opacity, blendMode: node.layer.blendMode)
    recycle(group.bitmap)
  }

  /// Draws a layer that has filters. Its picture is made whole, whatever part of it is needed:
  /// what a filter makes of a pixel depends on others. It is made in a plane of its own that is
  /// off the canvas's by whole pixels, so that it is the same wherever it is laid.
  func drawFiltered(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, at plane: DrawingPlane,
    opacity: Double
  ) {
    let (dx, dy) = (Int(transform.tx.rounded(.down)), Int(transform.ty.rounded(.down)))
    var own = transform
    own.tx -= Double(dx)
    own.ty -= Double(dy)
    let holdsBackdrop = tree.holdsBackdrop(number)
    let picture = kept(
      number, node, own, limit: plane.canvas.limit.offset(-dx, -dy),
      isKept: plane.isSurface && !holdsBackdrop,
      under: holdsBackdrop ? plane.canvas.compositing.over(plane.canvas, dx: dx, dy: dy) : nil)
    guard let bitmap = picture.bitmap else { return }
    let (x, y) = (picture.x + dx, picture.y + dy)
    let box = PixelBox(left: x, top: y, right: x + bitmap.width, bottom: y + bitmap.height)
    costs?.notePixels(number, box.intersection(plane.canvas.clip))
    plane.canvas.draw(bitmap, x: x, y: y, opacity: opacity, blendMode: node.layer.blendMode)
  }

  /// Draws a layer from the picture of what it holds, under its own moving transform and opacity.
  /// Answers false where the layer is to be drawn as any other is: it stands still on whole
  /// pixels, or what it holds is larger than four surfaces.
  ///
  /// The picture is made at the scale that layers which stand still give, or at a half, a quarter,
  /// … of it, or twice, four times it, as those that move ask.
  func drawKept(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, at plane: DrawingPlane,
    opacity: Double
  ) -> Bool {
    let scale = node.magnification.ofPicture
    guard scale > 0, scale.isFinite, transform.determinant != 0 else { return false }
    let own = Transform(scale, 0, 0, scale, 0, 0)
    let placed = Transform(1 / scale, 0, 0, 1 / scale, 0, 0).then(transform)
    if opacity >= 1, node.layer.filters.isEmpty, placed.wholeTranslation != nil { return false }
    let picture: KeptPicture
    if plane.isSurface, let known = node.picture, known.version == node.version,
      known.transform == own, known.limit == .everywhere, known.childCount == nil
    {
      picture = known
    } else {
      let room = 4 * plane.canvas.limit.area + (1 << 16)
      guard contentBox(node, own, isSurface: false).area <= room else { return false }
      picture = kept(
        number, node, own, limit: .everywhere, isKept: plane.isSurface,
        isInBands: plane.isSurface && tree.canBeDrawnInBands(number))
    }
    let rows =
      plane.isSurface
      ? rows(of: picture, node, placed: placed, on: plane.canvas) : picture.rows
    guard let rows else { return true }
    if plane.isSurface {
      costs?.notePixels(number, tree.boxes[Int(number)].intersection(plane.canvas.clip))
    }
    guard node.clipsPictureOutside, let clip = node.layer.clip else {
      plane.canvas.draw(rows, placed: placed, opacity: opacity)
      return true
    }
    drawClipped(rows, placed: placed, clip, transform, on: plane.canvas, opacity: opacity)
    return true
  }

  /// Draws a kept picture through a clip: straight where all of it shows, and apart along the edges.
  private func drawClipped(
    _ picture: PictureRows, placed: Transform, _ clip: Layer.Clip, _ transform: Transform,
    on canvas: Canvas, opacity: Double
  ) {
    let whole = PixelBox(around: transform.bounds(of: clip.geometry.bounds), margin: 1)
    var edges = [whole]
    if let open = clip.openBox(transform) {
      canvas.clipped(to: open).draw(picture, placed: placed, opacity: opacity)
      edges = whole.frame(around: open)
    }
    for edge in edges {
      let box = edge.intersection(canvas.clip)
      guard !box.isEmpty else { continue }
      let part = dequeue(box, limit: canvas.limit, canvas.compositing.isolated)
      part.draw(picture, placed: placed, opacity: 1)
      confine(part, to: clip, transform)
      canvas.draw(part.bitmap, x: box.x, y: box.y, opacity: opacity)
      recycle(part.bitmap)
    }
  }

  /// The picture of a layer after its filters, clip and mask, from memory where it is known.
  func kept(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, limit: PixelBox, isKept: Bool,
    isInBands: Bool = false, under compositing: CompositingContext? = nil
  ) -> KeptPicture {
    if isKept, let known = node.picture, known.version == node.version,
      known.transform == transform, known.suits(limit), known.childCount == nil
    {
      if !isInBands, known.bitmap != nil { drawAllMissing(of: known, node) }
      return known
    }
    let made = picture(
      node, transform, limit: limit,
      compositing ?? isolated, isInBands: isInBands)
    costs?.notePicture(number)
    if isKept { keep(made, for: number) }
    return made
  }

  private func picture(
    _ node: LayerNode, _ transform: Transform, limit: PixelBox, _ compositing: CompositingContext,
    isInBands: Bool
  ) -> KeptPicture {
    let filters = node.layer.filters
    let growth = filters.reduce(0) { $0 + $1.growth(transform) }
    let limits = limit.grown(by: growth)
    let content = contentBox(node, transform, isSurface: false)
    var box = content.intersection(limits)
    guard !box.isEmpty else {
      return KeptPicture(
        version: node.version, transform: transform, content: content, growth: growth,
        limit: limit, bitmap: nil, x: 0, y: 0)
    }
    for filter in filters { box = filter.grown(box, transform) }
    if isInBands, let shared = sharedPicture(node, transform, box) {
      return KeptPicture(version: node.version, transform: transform, content: content, shared)
    }
    // Room for whole blocks of pixels beside what a small picture shows.
    if filters.isEmpty, box.width + 8 <= Int(CPIXELS_MAX_MOVED_WIDTH) { box.right += 8 }
    if isInBands {
      return KeptPicture(
        version: node.version, transform: transform, content: content, growth: growth,
        limit: limit, bitmap: Bitmap(width: box.width, height: box.height), x: box.x, y: box.y,
        bandHeight: bandHeight(of: box))
    }
    let canvas = Canvas(
      Bitmap(width: box.width, height: box.height), x: box.x, y: box.y, limit: limits,
      compositing: compositing)
    drawContent(node, at: DrawingPlane(canvas: canvas, under: transform, isSurface: false))
    for filter in filters { self.filters.apply(filter, to: canvas.bitmap, transform: transform) }
    confine(
      canvas, node, transform, clip: node.clipsPictureOutside ? nil : node.layer.clip,
      isSurface: false)
    return KeptPicture(
      version: node.version, transform: transform, content: content, growth: growth, limit: limit,
      bitmap: canvas.bitmap, x: box.x, y: box.y)
  }

  /// The picture of a layer that is small and nothing but commands, in common with all layers that have the same.
  private func sharedPicture(_ node: LayerNode, _ transform: Transform, _ box: PixelBox)
    -> SharedPicture?
  {
    guard node.children.isEmpty, node.isPlain, box.height <= Int(CPIXELS_MAX_MOVED_WIDTH),
      box.width + 8 <= Int(CPIXELS_MAX_MOVED_WIDTH)
    else { return nil }
    let key = SharedPictures.Key(commands: node.layer.commands, transform: transform)
    return shared.picture(key) {
      let bitmap = Bitmap(width: box.width + 8, height: box.height)
      let canvas = Canvas(
        bitmap, x: box.x, y: box.y, limit: .everywhere, compositing: isolated)
      drawCommands(
        of: node, at: DrawingPlane(canvas: canvas, under: transform, isSurface: false))
      return PictureRows(bitmap, x: box.x, y: box.y)
    }
  }
}
