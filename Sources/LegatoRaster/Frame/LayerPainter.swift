import LegatoDisplay

/// Draws the layers of a tree.
final class LayerPainter {
  let tree = LayerTree()
  let tools: DrawingTools
  let filters = FilterTools()
  /// Collects what layers take; `nil` where nothing is collected.
  var costs: DrawingCosts? { didSet { tree.observer = costs } }
  /// Layers whose commands were run for the frame that is drawn.
  var drawnLayers = Set<Int32>()
  /// About how many pixels are drawn at a time, of those that are near one another: half a megabyte, of
  /// the one or two that a processor has near each core.
  var bandArea = 1 << 17
  /// How many pixels of kept pictures are drawn in a frame before others are drawn in passing.
  var keptAreaLimit = 3 << 18
  /// How many of them were, in this frame.
  var keptArea = 0
  /// Room for what is drawn in passing.
  var workspace: Bitmap?
  /// Frames since it was made.
  private(set) var frame = 0
  /// The surface.
  private(set) var bounds = PixelBox.empty
  /// Pixels that have to be hidden at once: fewer are drawn as soon as they are looked for.
  var minHidden = 1 << 14
  /// What layers hide of the surface, as far as it was asked for in this frame.
  var hiding: [Int32: PixelBox] = [:]
  private var free: [Bitmap] = []
  private var covers = ClipCovers()
  private(set) var keptBytes = 0
  static let keptLimit = 192 << 20

  /// What the surface and pictures that are kept need beside their pixels.
  let isolated: CompositingContext
  /// The boxes of the frame before, whose memory the next frame takes.
  var boxRoom: [PixelBox] = []
  /// By the number of the layer that casts them.
  var projectedShadows: [Int32: ProjectedShadow] = [:]
  /// Pictures that several layers show.
  var shared = SharedPictures()

  init(glyphs: GlyphSources) {
    tools = DrawingTools(glyphs: glyphs)
    isolated = CompositingContext(
      images: tools.images, gradients: tools.gradients, filters: filters)
  }

  /// Where a layer is drawn: the surface's own plane, in which every box is known, or the plane of
  /// a picture that is kept, in which boxes are worked out when they are needed.
  struct DrawingPlane {
    var canvas: Canvas
    /// From the coordinates of the layer's parent to the canvas's plane.
    var under: Transform
    var isSurface: Bool
    /// Where boxes are not known in the plane: the part of the surface that the canvas's clip shows of.
    var seen: PixelBox?

    func clipped(to box: PixelBox) -> DrawingPlane {
      var plane = self
      plane.canvas = canvas.clipped(to: box)
      return plane
    }

    /// Whether something that marks a box of the surface can be left out.
    func misses(_ box: PixelBox) -> Bool {
      isSurface ? !box.intersects(canvas.clip) : seen.map { !box.intersects($0) } ?? false
    }
  }

  /// Draws a layer and all it holds, `opacity` fading it beside its own.
  func draw(_ number: Int32, at plane: DrawingPlane, opacity: Double = 1) {
    // Most layers are not met: they are left before anything of them is looked at.
    if plane.misses(tree.boxes[Int(number)]) { return }
    guard let node = tree.nodes[Int(number)], node.isVisible else { return }
    costs?.enter(number)
    defer { costs?.leave() }
    let transform = plane.isSurface ? node.absolute : node.layer.transform.then(plane.under)
    let opacity = opacity * unitOpacity(node.layer.opacity)
    if let projection = node.layer.projection {
      drawProjected(number, node, projection, transform, at: plane, opacity: opacity)
      return
    }
    if tree.keepsPicture(node), !tree.holdsBackdrop(number),
      drawKept(number, node, transform, at: plane, opacity: opacity)
    {
      return
    }
    var inner = plane
    inner.under = transform
    let isFiltered = !node.layer.filters.isEmpty
    // A clip to whole pixels needs no picture of its own.
    var clip = node.layer.clip
    if let given = clip, !isFiltered, case .rect(let rect) = given.geometry,
      let box = transform.wholePixels(rect)
    {
      inner.canvas = inner.canvas.clipped(to: box)
      clip = nil
      if inner.canvas.clip.isEmpty { return }
    }
    if isFiltered {
      drawFiltered(number, node, transform, at: plane, opacity: opacity)
    } else if let clip, opacity >= 1,
      drawClipped(number, node, transform, at: inner, clip: clip)
    {
      return
    } else if clip != nil || node.layer.mask != nil || node.layer.blendMode != .normal
      || node.layer.isGroup || (opacity < 1 && !node.isSingle)
    {
      drawGroup(node, transform, at: inner, opacity: opacity, clip: clip)
    } else {
      drawContent(node, at: inner, opacity: opacity)
    }
  }

  /// Draws a layer's commands and children. `plane.under` is the layer's own transform here.
  func drawContent(_ node: LayerNode, at plane: DrawingPlane, opacity: Double = 1) {
    let parts = plane.isSurface && opacity >= 1 ? seenParts(of: node, in: plane.canvas.clip) : []
    if plane.isSurface, opacity >= 1, let count = drawStillContent(node, at: plane, parts) {
      return drawChildren(node, count..<node.children.count, at: plane, parts)
    }
    drawCommands(
      of: node, at: parts.isEmpty ? plane : plane.clipped(to: parts[0]), opacity: opacity)
    drawChildren(node, at: plane, parts, opacity: opacity)
  }

  func drawCommands(of node: LayerNode, at plane: DrawingPlane, opacity: Double = 1) {
    guard !node.layer.commands.isEmpty, !plane.misses(node.ownBox) else { return }
    drawnLayers.insert(node.number)
    costs?.notePixels(
      node.number, node.layer.commands.pixelBox(plane.under).intersection(plane.canvas.clip))
    for command in node.layer.commands {
      plane.canvas.draw(command, transform: plane.under, opacity: opacity, tools: tools)
    }
  }

  /// Draws children, all or those in `range`. `parts` says what is seen below each, where others above hide
  /// something.
  func drawChildren(
    _ node: LayerNode, _ range: Range<Int>? = nil, at plane: DrawingPlane, _ parts: [PixelBox] = [],
    opacity: Double = 1
  ) {
    let range = (range ?? node.children.indices).clamped(to: node.children.indices)
    if !parts.isEmpty {
      for index in range where !parts[index + 1].isEmpty {
        draw(node.children[index], at: plane.clipped(to: parts[index + 1]), opacity: opacity)
      }
      return
    }
    guard plane.isSurface || plane.seen != nil, !node.chunks.isEmpty else {
      for child in node.children[range] { draw(child, at: plane, opacity: opacity) }
      return
    }
    node.chunks.forEach(where: { !plane.misses($0) }) { index in
      let indices = node.childIndices(ofChunk: index).clamped(to: range)
      for child in node.children[indices] { draw(child, at: plane, opacity: opacity) }
    }
  }

  /// The pixels that a layer's content marks in the plane it is drawn in.
  func contentBox(_ node: LayerNode, _ transform: Transform, isSurface: Bool) -> PixelBox {
    if isSurface { return tree.contentBox(node, own: node.ownBox) }
    var box = node.layer.commands.pixelBox(transform)
    for child in node.children { box = box.union(finalBox(child, under: transform)) }
    return box
  }

  func finalBox(_ number: Int32, under: Transform) -> PixelBox {
    guard let node = tree.nodes[Int(number)], node.isVisible else { return .empty }
    let transform = node.layer.transform.then(under)
    let mask = node.mask >= 0 ? finalBox(node.mask, under: transform) : .empty
    return tree.finalBox(
      node, content: contentBox(node, transform, isSurface: false), transform, mask: mask)
  }

  /// Multiplies a picture with a layer's clip and mask.
  func confine(
    _ picture: Canvas, _ node: LayerNode, _ transform: Transform, clip: Layer.Clip?,
    isSurface: Bool
  ) {
    if let clip { confine(picture, to: clip, transform) }
    guard node.layer.mask != nil else { return }
    let cover = dequeue(picture.clip, limit: picture.limit, picture.compositing.isolated)
    if node.mask >= 0 {
      draw(
        node.mask, at: DrawingPlane(canvas: cover, under: transform, isSurface: isSurface))
    }
    picture.bitmap.multiply(alphaOf: cover.bitmap, x: 0, y: 0)
    recycle(cover.bitmap)
  }

  /// Multiplies a picture with a clip.
  func confine(_ picture: Canvas, to clip: Layer.Clip, _ transform: Transform) {
    let cover = covers.canvas(of: clip, transform, box: picture.clip, limit: picture.limit)
    picture.bitmap.multiply(
      alphaOf: cover.bitmap, x: cover.x - picture.x, y: cover.y - picture.y)
  }

  /// Takes a frame's changes in, and answers what has to be drawn again.
  func update(_ list: DisplayList, _ changes: DisplayChanges, bounds: PixelBox) -> Damage {
    var room: [PixelBox] = []
    swap(&room, &boxRoom)
    var damage = Damage(bounds: bounds, room: consume room)
    let isKnown =
      !changes.isEverything
      && tree.update(list, changes, damage: &damage, glyphs: tools.glyphs)
    if !isKnown {
      tree.rebuild(list)
      costs?.noteEverything()
      keptBytes = 0
      tree.lostBytes = 0
      return .everything(bounds)
    }
    keptBytes -= tree.lostBytes
    tree.lostBytes = 0
    self.bounds = bounds
    keptArea = 0
    dropUnusedShadows()
    frame += 1
    hiding.removeAll(keepingCapacity: true)
    return damage
  }

  /// Keeps a picture with its layer, as long as all of them together stay within bounds.
  func keep(_ picture: KeptPicture, for number: Int32) {
    drop(pictureOf: number)
    let bytes = picture.byteCount
    guard keptBytes + shared.byteCount + bytes <= Self.keptLimit else { return }
    keptBytes += bytes
    picture.frame = frame
    tree.nodes[Int(number)]?.picture = picture
  }

  func drop(pictureOf number: Int32) {
    keptBytes -= tree.nodes[Int(number)]?.picture?.byteCount ?? 0
    tree.nodes[Int(number)]?.picture = nil
  }

  /// Returns a clear canvas for a box of a plane, from the free bitmaps where one has its size.
  func dequeue(_ box: PixelBox, limit: PixelBox, _ compositing: CompositingContext) -> Canvas {
    let bitmap: Bitmap
    if let index = free.lastIndex(where: { $0.width == box.width && $0.height == box.height }) {
      bitmap = free.remove(at: index)
      bitmap.fill(bitmap.bounds, with: 0)
    } else {
      bitmap = Bitmap(width: box.width, height: box.height)
    }
    return Canvas(bitmap, x: box.x, y: box.y, limit: limit, compositing: compositing)
  }

  /// Keeps a bitmap for the next canvas of its size. At most 8 are kept.
  func recycle(_ bitmap: Bitmap) {
    free.append(bitmap)
    if free.count > 8 { free.removeFirst() }
  }
}
