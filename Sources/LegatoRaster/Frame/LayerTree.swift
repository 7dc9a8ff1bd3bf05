import LegatoDisplay

/// The layers of a list as the rasteriser draws them: a tree without cycles, with the boxes in
/// which each layer marks pixels.
///
/// Every layer is drawn once: a child that does not exist, that is its own ancestor or that has a
/// place already is left out, and so is everything more than 200 layers deep.
///
/// A class: it is asked for every layer that is drawn, and a copy of it would count ten references.
final class LayerTree {
  static let maxDepth: Int32 = 200

  /// By layer number; `nil` where a layer is not shown.
  var nodes = LayerPages<LayerNode>()
  /// All that a layer marks, with what it holds, by layer number.
  var boxes = LayerBoxes()
  var root: Int32 = 0
  private(set) var scale = 1.0
  /// The bytes of kept pictures that left the tree since it was last set to 0.
  var lostBytes = 0
  /// Whether a child was left out because it has a place already or is too deep: what is shown
  /// then depends on the whole tree.
  private(set) var isIrregular = false
  /// Whether there is, or was since the last rebuilding, a layer with a projection.
  var hasProjections = false
  /// The same of a layer with a blend mode of its own.
  var hasBlendModes = false
  /// The same of a layer whose commands have filters of their own, which no picture is kept of.
  var hasFilteredCommands = false
  var backdrops = Backdrops()
  /// The layers in which something has changed in the running update, by their depth.
  var waiting: [[Int32]] = []
  /// The layers that may have scrolled in the running update.
  var scrolled: [ScrolledLayer] = []
  /// The layers named in the running update.
  var numbers: [Int32] = []
  /// Room to sort them in.
  var sortingRoom: [Int32] = []
  private var lastVersion: UInt64 = 0
  /// Collects why layers are drawn; `nil` where nothing is collected.
  var observer: (any LayerChangeObserver)?

  func rebuild(_ list: DisplayList) {
    nodes = LayerPages(count: list.capacity)
    boxes = LayerBoxes(count: list.capacity)
    isIrregular = false
    hasProjections = false
    hasBlendModes = false
    hasFilteredCommands = false
    backdrops = Backdrops()
    waiting = []
    scrolled = []
    scale = list.sanitizedScale
    root = Int32(truncatingIfNeeded: list.root.number)
    guard let layer = list[list.root] else { return }
    attach(root, layer, parent: -1, isMask: false, depth: 0, list: list)
    collectBackdropAncestors()
  }

  /// From points to pixels.
  var surfaceTransform: Transform { Transform(scale, 0, 0, scale, 0, 0) }

  /// From the coordinates that a layer is placed in to pixels, and how large they are shown.
  func around(_ parent: Int32) -> (transform: Transform, magnification: Magnification) {
    guard parent >= 0, let node = nodes[Int(parent)] else {
      return (surfaceTransform, Magnification(still: scale, moving: 1))
    }
    return (node.absolute, node.magnification)
  }

  func nextVersion() -> UInt64 {
    lastVersion += 1
    return lastVersion
  }

  /// Takes a layer and all below it into the tree.
  func attach(
    _ number: Int32, _ layer: Layer, parent: Int32, isMask: Bool, depth: Int32,
    list: DisplayList
  ) {
    let around = around(parent)
    observer?.noteFirst(number)
    if layer.projection != nil { hasProjections = true }
    if layer.blendMode != .normal { hasBlendModes = true }
    let node = LayerNode(
      number: number, layer: layer, parent: parent, isMask: isMask,
      absolute: layer.transform.then(around.transform),
      magnification: around.magnification.then(layer.transform, isMoving: layer.isMoving),
      version: nextVersion(), depth: depth)
    nodes[Int(number)] = node
    var children: [Int32] = []
    var moving: Int32 = 0
    var mask: Int32 = -1
    if let id = layer.mask, let found = adopt(id, by: number, isMask: true, depth, list) {
      mask = found
    }
    children.reserveCapacity(layer.children.count)
    for id in layer.children {
      guard let child = adopt(id, by: number, isMask: false, depth, list) else { continue }
      children.append(child)
      if let node = nodes[Int(child)] { moving += node.movingBelow + (node.layer.isMoving ? 1 : 0) }
    }
    if mask >= 0, let node = nodes[Int(mask)] {
      moving += node.movingBelow + (node.layer.isMoving ? 1 : 0)
    }
    node.children = children
    node.mask = mask
    node.movingBelow = moving
    remeasure(number)
  }

  private func adopt(
    _ id: LayerID, by parent: Int32, isMask: Bool, _ depth: Int32, _ list: DisplayList
  ) -> Int32? {
    let number = Int32(truncatingIfNeeded: id.number)
    guard let layer = list[id], Int(number) < nodes.count else { return nil }
    guard depth < Self.maxDepth, nodes[Int(number)] == nil else {
      isIrregular = true
      return nil
    }
    attach(number, layer, parent: parent, isMask: isMask, depth: depth + 1, list: list)
    return number
  }

  /// Works out a node's boxes from its commands and its children's boxes.
  ///
  /// - Parameter isKnown: whether its commands are those of the last time.
  func remeasure(_ number: Int32, isKnown: Bool = false) {
    guard let node = nodes[Int(number)] else { return }
    if node.children.count > 4 * LayerNode.chunk { rechunk(node) }
    if !isKnown {
      node.ownBounds = node.layer.commands.ownBounds
      noteBackdrop(number, node)
      if node.layer.commands.contains(where: \.isFiltered) { hasFilteredCommands = true }
    }
    measure(node)
  }

  /// The same where nothing has changed but where a layer is and how it is shown.
  func measure(_ node: LayerNode) {
    switch node.ownBounds {
    case .nothing: node.ownBox = .empty
    case .one(let rect):
      let transform = node.absolute
      node.ownBox =
        transform.isDrawable ? PixelBox(around: transform.bounds(of: rect), margin: 2) : .empty
    case .several: node.ownBox = node.layer.commands.pixelBox(node.absolute)
    }
    boxes[Int(node.number)] = finalBox(node, content: contentBox(node, own: node.ownBox))
  }

  func contentBox(_ node: LayerNode, own: PixelBox) -> PixelBox {
    var box = own
    guard node.chunks.isEmpty else { return box.union(node.chunks.union) }
    for child in node.children { box = box.union(boxes[Int(child)]) }
    return box
  }

  private func rechunk(_ node: LayerNode) {
    for (index, child) in node.children.enumerated() {
      nodes[Int(child)]?.childIndex = Int32(index)
    }
    let count = (node.children.count + LayerNode.chunk - 1) / LayerNode.chunk
    node.chunks = BoxHierarchy((0..<count).map { chunk(node, $0) })
    node.staleChunks = []
  }

  /// Takes the new boxes of children into their parent's chunks.
  func refreshChunks(of node: LayerNode) {
    node.chunks.refresh(node.staleChunks) { chunk(node, $0) }
    node.staleChunks.removeAll(keepingCapacity: true)
  }

  private func chunk(_ node: LayerNode, _ index: Int) -> PixelBox {
    node.children[node.childIndices(ofChunk: index)].reduce(.empty) { $0.union(boxes[Int($1)]) }
  }

  /// What is left of a content box on the surface after filters, clip, mask and opacity.
  func finalBox(_ node: LayerNode, content: PixelBox) -> PixelBox {
    let mask = node.mask >= 0 ? boxes[Int(node.mask)] : .empty
    let box = finalBox(node, content: content, node.absolute, mask: mask)
    // A picture with filters is made in a plane of its own: rounded there, its box may be off by
    // one.
    return node.layer.filters.isEmpty ? box : box.grown(by: 1)
  }

  /// The same in any plane, to which `transform` brings the layer's coordinates.
  func finalBox(
    _ node: LayerNode, content: PixelBox, _ transform: Transform, mask: PixelBox
  ) -> PixelBox {
    guard node.isVisible else { return .empty }
    var box = content
    for filter in node.layer.filters { box = filter.grown(box, transform) }
    if let clip = node.layer.clip {
      box = box.intersection(
        PixelBox(around: transform.bounds(of: clip.geometry.bounds), margin: 1))
    }
    if node.layer.mask != nil { box = box.intersection(mask) }
    if let projection = node.layer.projection {
      return Self.projected(box.grown(by: resamplingMargin(node, transform)), projection, transform)
    }
    if node.layer.isMoving, !box.isEmpty { box = box.grown(by: resamplingMargin(node, transform)) }
    return box
  }

  /// What a projection in a layer's coordinates makes of a box of the plane that `transform` brings
  /// them to.
  private static func projected(
    _ box: PixelBox, _ projection: Projection, _ transform: Transform
  ) -> PixelBox {
    guard !box.isEmpty, let back = transform.inverse else { return .empty }
    let inPlane = Projection(back).then(projection).then(Projection(transform))
    guard inPlane.isFinite else { return .empty }
    return PixelBox(around: inPlane.bounds(of: box.rect), margin: 2)
  }

  /// How far a moving or projected layer's pixels may come beyond its box: its picture's pixels, which are laid
  /// between those of the surface, are at most so large there.
  func resamplingMargin(_ node: LayerNode, _ total: Transform) -> Int {
    let scale = node.magnification.ofPicture
    let side = max(abs(total.a) + abs(total.c), abs(total.b) + abs(total.d))
    guard scale > 0, scale.isFinite, side.isFinite else { return 4 }
    return 3 + Int(min(2 * side / scale, 10_000).rounded(.up))
  }
}

extension LayerTree {
  /// Whether a layer is drawn from a picture of what it holds.
  func keepsPicture(_ node: LayerNode) -> Bool { node.movesAlone && !isLargePlainRect(node) }

  /// A plain colour over much of a screen is drawn as fast as a picture of it, and takes no memory.
  private func isLargePlainRect(_ node: LayerNode) -> Bool {
    guard node.isPlain, node.isSingle else { return false }
    if let childNumber = node.children.first {
      guard let child = nodes[Int(childNumber)], child.layer.transform.isUpright else {
        return false
      }
      return isLargePlainRect(child)
    }
    let scale = node.magnification.ofPicture
    func isLarge(_ rect: Rect) -> Bool {
      rect.width * scale * rect.height * scale >= 500_000
    }
    // Most are small: they are left before a command is looked at.
    guard case .one(let bounds) = node.ownBounds, isLarge(bounds),
      case .fill(.rect(let rect), .color, _) = node.layer.commands.first
    else { return false }
    return isLarge(rect)
  }
}

extension DisplayList {
  /// Pixels to a point: 0.01…100, and 1 where it is not a number.
  var sanitizedScale: Double { scale.isNaN ? 1 : min(max(scale, 0.01), 100) }

  /// The surface's extent in pixels.
  var pixelSize: (width: Int, height: Int) {
    func pixels(_ points: Double) -> Int {
      points.isNaN ? 1 : Int(min(max((points * sanitizedScale).rounded(), 1), 16_384))
    }
    return (pixels(size.width), pixels(size.height))
  }
}
