import LegatoDisplay

/// Scrolling: where a layer has moved by whole pixels, what is seen of it is moved on the surface, and only
/// what comes in is drawn. The pixels are the same as those of drawing all of it.
///
/// Of each pixel that is moved, everything that was drawn there must be drawn at its new place again, and
/// nothing else. So what is drawn below and above the layer, what has changed in it, and what need not come out
/// the same at another place is drawn again, there and where its pixels have come to: whatever the layer is,
/// and whatever else is on the surface.
extension LayerTree {
  /// What a layer was drawn as before it moves, where that may be scrolling.
  func scrolledLayer(_ node: LayerNode, boxBefore: PixelBox) -> ScrolledLayer? {
    guard boxBefore.area >= Self.minScrolled, !hasProjections, isDrawnStraight(node) else {
      return nil
    }
    return ScrolledLayer(
      number: node.number, before: node.absolute, clipBefore: node.layer.clip,
      boxBefore: boxBefore)
  }

  /// Takes a layer down that has moved; one that has not scrolled is marked.
  func noteScrolled(
    _ layer: ScrolledLayer, _ node: LayerNode, _ damage: inout Damage
  ) {
    let box = boxes[Int(node.number)]
    if box.area >= Self.minScrolled, isDrawnStraight(node),
      wholeDistance(layer.before, node.absolute) != nil
    {
      scrolled.append(layer)
    } else {
      damage.add(layer.boxBefore)
      damage.add(box)
    }
  }

  /// How far a layer has moved, where it has done nothing else, and that by whole pixels as far as numbers
  /// tell.
  private func wholeDistance(_ old: Transform, _ new: Transform) -> (x: Int, y: Int)? {
    guard old.a == new.a, old.b == new.b, old.c == new.c, old.d == new.d else { return nil }
    let (x, y) = (new.tx - old.tx, new.ty - old.ty)
    let slack = 1.0 / 1024
    guard abs(x) < 16_384, abs(y) < 16_384, abs(x - x.rounded()) < slack,
      abs(y - y.rounded()) < slack
    else { return nil }
    let whole = (x: Int(x.rounded()), y: Int(y.rounded()))
    return whole == (0, 0) ? nil : whole
  }

  /// Whether what a layer holds is drawn onto the surface as it is.
  private func isDrawnStraight(_ node: LayerNode) -> Bool {
    let layer = node.layer
    return layer.filters.isEmpty && layer.mask == nil && layer.projection == nil
      && layer.blendMode == .normal && !layer.isGroup && unitOpacity(layer.opacity) >= 1
      && (!layer.isMoving || node.standsOnPixels)
  }

  /// Finds what can be moved on the surface of the layers taken down, and marks what has to be drawn beside
  /// that; all of a layer where it cannot be moved.
  ///
  /// - Parameter backdropsBefore: the layers through which something behind was seen in the frame before, and
  ///   those that held them.
  func moveScrolled(
    _ damage: inout Damage, glyphs: GlyphCache, backdropsBefore: Set<Int32>
  ) {
    guard !scrolled.isEmpty else { return }
    defer { scrolled.removeAll(keepingCapacity: true) }
    // Layers in one that scrolls count as any others that change.
    let all = Set(scrolled.map(\.number))
    var passes: [ScrollPass] = []
    for layer in scrolled {
      guard let node = nodes[Int(layer.number)] else {
        damage.add(layer.boxBefore)
        continue
      }
      let isAlone = passes.count < Self.maxScrolled && !isBelow(node, oneOf: all)
      if isAlone, let distance = wholeDistance(layer.before, node.absolute) {
        var pass = ScrollPass(
          tree: self, layer: layer, dx: distance.x, dy: distance.y, bounds: damage.bounds,
          glyphs: glyphs, backdropsBefore: backdropsBefore)
        if pass.run(node, beside: passes) {
          passes.append(pass)
          continue
        }
      }
      damage.add(layer.boxBefore)
      damage.add(boxes[Int(layer.number)])
    }
    let changed = damage.boxes
    for pass in passes {
      // What has changed in the layer, and was marked where it stood before or where it stands now.
      for box in changed { damage.add(pass.moved(box)) }
      for box in pass.damage { damage.add(box) }
      damage.shifts.append(pass.shift)
    }
  }

  private func isBelow(_ node: LayerNode, oneOf numbers: Set<Int32>) -> Bool {
    var above = node.parent
    while above >= 0 {
      if numbers.contains(above) { return true }
      above = nodes[Int(above)]?.parent ?? -1
    }
    return false
  }

  /// Smaller ones are drawn as fast, in pixels.
  static var minScrolled: Int { 1 << 14 }
  /// How many layers scroll at once.
  private static var maxScrolled: Int { 8 }
}
