import LegatoDisplay

extension LayerPainter {
  /// A fill that covers all of a box: nothing before it shows there.
  struct Cover {
    /// The layers from the root down to the one whose fill it is.
    var path: [Int32] = []
    /// Which of that layer's commands it is.
    var command = 0
  }

  /// The topmost fill that hides everything under it in `box`.
  func cover(of box: PixelBox) -> Cover? {
    var cover = Cover()
    return find(tree.root, box, &cover) ? cover : nil
  }

  /// Looks in a layer and what it holds. Only what is drawn straight onto the surface counts, so
  /// that the pixels are the same as without looking.
  private func find(_ number: Int32, _ box: PixelBox, _ cover: inout Cover) -> Bool {
    guard tree.boxes[Int(number)].contains(box), let node = tree.nodes[Int(number)],
      isDrawnStraight(node, in: box)
    else { return false }
    cover.path.append(number)
    if findBelow(node, box, &cover) { return true }
    for (index, command) in node.layer.commands.enumerated().reversed() {
      guard let rect = command.opaqueRect,
        let whole = node.absolute.wholePixels(rect), whole.contains(box)
      else { continue }
      cover.command = index
      return true
    }
    cover.path.removeLast()
    return false
  }

  private func findBelow(_ node: LayerNode, _ box: PixelBox, _ cover: inout Cover) -> Bool {
    guard !node.chunks.isEmpty else {
      for child in node.children.reversed() where find(child, box, &cover) { return true }
      return false
    }
    let found = node.chunks.lastIndex(where: { $0.contains(box) }) { index in
      for child in node.children[node.childIndices(ofChunk: index)].reversed()
      where find(child, box, &cover) {
        return true
      }
      return false
    }
    return found != nil
  }

  private func isDrawnStraight(_ node: LayerNode, in box: PixelBox) -> Bool {
    let layer = node.layer
    guard node.isVisible, unitOpacity(layer.opacity) >= 1, !layer.isMoving,
      layer.filters.isEmpty, layer.mask == nil, layer.blendMode == .normal,
      layer.projection == nil, !layer.isGroup
    else { return false }
    guard let clip = layer.clip else { return true }
    guard case .rect(let rect) = clip.geometry else { return false }
    return node.absolute.wholePixels(rect)?.contains(box) == true
  }

  /// Draws the fill and all that comes after it.
  func draw(from cover: Cover, at plane: DrawingPlane) { draw(from: cover, level: 0, at: plane) }

  private func draw(from cover: Cover, level: Int, at plane: DrawingPlane) {
    guard let node = tree.nodes[Int(cover.path[level])] else { return }
    costs?.enter(node.number)
    defer { costs?.leave() }
    var inner = plane
    inner.under = node.absolute
    if level + 1 < cover.path.count {
      draw(from: cover, level: level + 1, at: inner)
      let next = cover.path[level + 1]
      let index =
        node.chunks.isEmpty
        ? node.children.firstIndex(of: next) : tree.nodes[Int(next)].map { Int($0.childIndex) }
      drawChildren(
        node, min((index ?? node.children.count) + 1, node.children.count)..<node.children.count,
        at: inner)
    } else {
      drawnLayers.insert(node.number)
      costs?.notePixels(node.number, node.ownBox.intersection(plane.canvas.clip))
      for command in node.layer.commands[cover.command...] {
        plane.canvas.draw(command, transform: node.absolute, opacity: 1, tools: tools)
      }
      drawChildren(node, at: inner)
    }
  }
}
