import LegatoDisplay

/// Works out what of a layer that has scrolled is moved on the surface, and what is drawn beside that.
struct ScrollPass {
  let tree: LayerTree
  let layer: ScrolledLayer
  let dx: Int
  let dy: Int
  let bounds: PixelBox
  let glyphs: GlyphCache
  /// The layers through which something behind was seen, and those that held them.
  let backdropsBefore: Set<Int32>
  /// Where pixels of the layer may have been, or may be.
  private(set) var outer = PixelBox.empty
  /// Where they are the layer's, whole, before and after.
  private(set) var region = PixelBox.empty
  private(set) var damage: [PixelBox] = []
  private var damagedArea = 0
  /// How many layers are looked at before it costs more than it saves.
  private var visitsLeft = 3_000

  init(
    tree: LayerTree, layer: ScrolledLayer, dx: Int, dy: Int, bounds: PixelBox, glyphs: GlyphCache,
    backdropsBefore: Set<Int32>
  ) {
    (self.tree, self.layer, self.dx, self.dy) = (tree, layer, dx, dy)
    (self.bounds, self.glyphs, self.backdropsBefore) = (bounds, glyphs, backdropsBefore)
  }

  /// The part that is moved, at its new place.
  var shift: PixelShift { PixelShift(box: target, dx: dx, dy: dy) }

  private var target: PixelBox { region.intersection(region.offset(dx, dy)) }

  /// Where the pixels of a box come to that are moved.
  func moved(_ box: PixelBox) -> PixelBox {
    box.intersection(region).offset(dx, dy).intersection(region)
  }

  /// Answers false where nothing can be moved, or too little to be worth it.
  mutating func run(_ node: LayerNode, beside others: [ScrollPass]) -> Bool {
    guard findRegion(node), !target.isEmpty else { return false }
    for other in others
    where other.outer.intersects(region) || outer.intersects(other.region) { return false }
    for edge in outer.frame(around: region) { add(edge) }
    for strip in region.frame(around: target) { add(strip) }
    guard lookAround(node) else { return false }
    lookAt(
      node, ShiftCheck(from: layer.before, to: node.absolute, dx: dx, dy: dy))
    return visitsLeft > 0 && 4 * damagedArea < 3 * outer.area
  }

  private mutating func add(_ box: PixelBox) {
    guard !box.isEmpty else { return }
    damage.append(box)
    damagedArea += box.area
  }

  // MARK: Where the layer is seen

  private mutating func findRegion(_ node: LayerNode) -> Bool {
    outer = layer.boxBefore.union(tree.boxes[Int(node.number)]).intersection(bounds)
    region = outer
    if let before = layer.clipBefore, let after = node.layer.clip {
      guard isDrawnAlike(before, layer.before, after, node.absolute, node.number) else {
        return false
      }
      let box = confine(to: before, layer.before).union(confine(to: after, node.absolute))
      outer = outer.intersection(box)
    } else if layer.clipBefore != nil || node.layer.clip != nil {
      return false
    }
    var above = node.parent
    while above >= 0, let holder = tree.nodes[Int(above)] {
      let layer = holder.layer
      guard holder.isVisible, unitOpacity(layer.opacity) >= 1, layer.filters.isEmpty,
        layer.mask == nil, layer.projection == nil, layer.blendMode == .normal, !layer.isGroup,
        !layer.isMoving || holder.standsOnPixels
      else { return false }
      if let clip = layer.clip {
        guard isDrawnAlike(clip, holder.absolute, clip, holder.absolute, holder.number) else {
          return false
        }
        outer = outer.intersection(confine(to: clip, holder.absolute))
      }
      above = holder.parent
    }
    region = region.intersection(outer)
    return true
  }

  /// Keeps to where a clip lets everything through; returns the box beyond which it lets nothing through.
  private mutating func confine(to clip: Layer.Clip, _ transform: Transform) -> PixelBox {
    if case .rect(let rect) = clip.geometry, let whole = transform.wholePixels(rect) {
      region = region.intersection(whole)
      return whole
    }
    region = region.intersection(clip.openBox(transform) ?? .empty)
    return PixelBox(around: transform.bounds(of: clip.geometry.bounds), margin: 1)
  }

  /// Whether what a clip holds was drawn as it is now: straight through one of whole pixels, and through others
  /// straight where they are open, as long as nothing in it mixes with what is behind.
  private func isDrawnAlike(
    _ before: Layer.Clip, _ from: Transform, _ after: Layer.Clip, _ to: Transform, _ number: Int32
  ) -> Bool {
    func isWhole(_ clip: Layer.Clip, _ transform: Transform) -> Bool {
      guard case .rect(let rect) = clip.geometry else { return false }
      return transform.wholePixels(rect) != nil
    }
    return isWhole(before, from) && isWhole(after, to) || isOpen(number)
  }

  private func isOpen(_ number: Int32) -> Bool {
    !tree.hasBlendModes && !backdropsBefore.contains(number)
      && !tree.backdrops.withAncestors.contains(number)
  }

  // MARK: What is drawn below and above it

  /// Marks all that is drawn in the region and is not the layer's, and of the same colour everywhere in it.
  private mutating func lookAround(_ node: LayerNode) -> Bool {
    var (below, above) = (node.number, node.parent)
    while above >= 0, let holder = tree.nodes[Int(above)] {
      guard holder.mask < 0 else { return false }
      lookAtCommands(of: holder)
      for child in holder.children where child != below { lookAtOther(child) }
      (below, above) = (above, holder.parent)
    }
    return visitsLeft > 0
  }

  private mutating func lookAtOther(_ number: Int32) {
    let box = tree.boxes[Int(number)].intersection(region)
    visitsLeft -= 1
    guard !box.isEmpty, visitsLeft > 0, let node = tree.nodes[Int(number)] else { return }
    let layer = node.layer
    // The boxes of what it holds are known on the surface.
    guard layer.filters.isEmpty, layer.projection == nil, layer.mask == nil, !layer.isMoving,
      layer.clip == nil, layer.blendMode == .normal
    else { return addOther(box) }
    lookAtCommands(of: node)
    for child in node.children { lookAtOther(child) }
  }

  private mutating func lookAtCommands(of node: LayerNode) {
    let box = node.ownBox.intersection(region)
    guard !box.isEmpty else { return }
    if node.layer.commands.allSatisfy({ isEven($0, node.absolute) }) { return }
    addOther(box)
  }

  private mutating func addOther(_ box: PixelBox) {
    add(box)
    add(moved(box))
  }

  /// Whether a command does the same to every pixel of the region.
  private func isEven(_ command: DrawCommand, _ transform: Transform) -> Bool {
    guard case .fill(let geometry, .color, _) = command, transform.isUpright else { return false }
    var inner: Rect
    switch geometry {
    case .rect(let rect): inner = rect
    case .roundedRect(let rect, let radius, let isContinuous):
      let corner = abs(radius.height) * (isContinuous ? 1.6 : 1)
      inner = Rect(rect.x, rect.y + corner, rect.width, rect.height - 2 * corner)
    case .ellipse, .path: return false
    }
    guard inner.width > 0, inner.height > 0 else { return false }
    return PixelBox(within: transform.bounds(of: inner)).contains(region)
  }

  // MARK: What it holds

  /// Marks what the layer holds that does not come out the same at its new place.
  private mutating func lookAt(_ node: LayerNode, _ check: ShiftCheck) {
    let own = node.ownBox.intersection(target)
    if !own.isEmpty,
      isCut(node.ownBox)
        || !node.layer.commands.allSatisfy({ check.keeps($0, glyphs: glyphs) })
    {
      add(own.grown(by: 1))
    }
    for child in node.children { lookAtContent(child, check) }
  }

  private mutating func lookAtContent(_ number: Int32, _ check: ShiftCheck) {
    visitsLeft -= 1
    let box = tree.boxes[Int(number)].intersection(target)
    guard !box.isEmpty, visitsLeft > 0, let node = tree.nodes[Int(number)], node.isVisible else {
      return
    }
    let (layer, inner) = (node.layer, check.below(node.layer.transform))
    guard !layer.isMoving, layer.filters.isEmpty, layer.mask == nil, layer.projection == nil,
      layer.blendMode == .normal,
      layer.clip.map({
        inner.keeps($0) && isOpen(number) && !isCut(tree.boxes[Int(number)])
      }) ?? true
    else { return add(box.grown(by: 1)) }
    lookAt(node, inner)
  }

  /// Whether a shape reaches out of the surface to the left or right, where it moves that way: there Cairo
  /// cuts it, and rounds.
  private func isCut(_ box: PixelBox) -> Bool {
    guard dx != 0 else { return false }
    let before = box.offset(-dx, 0)
    return min(box.left, before.left) < bounds.left || max(box.right, before.right) > bounds.right
  }
}
