import LegatoDisplay

/// Occlusion culling: a page that comes over another one hides what it covers of that, and what is hidden is
/// not drawn. The pixels are the same as without.
extension LayerPainter {
  /// What is seen, of a clip of the surface, below each child of a layer and those above it, and at the end
  /// of the clip itself. Empty where nothing hides anything, or where it is not worth a look.
  func seenParts(of node: LayerNode, in clip: PixelBox) -> [PixelBox] {
    guard node.movingBelow > 0, !tree.hasBlendModes, clip.area >= minHidden,
      (1...Self.maxChildren).contains(node.children.count)
    else { return [] }
    guard node.children.contains(where: { clip.without(hidden(by: $0)) != clip }) else { return [] }
    var parts = [clip]
    for child in node.children.reversed() {
      let part = parts[parts.count - 1]
      // A backdrop takes in what is behind it beyond the edge of what hides it.
      if showsBackdrop(child) { return [] }
      parts.append(part.without(hidden(by: child)))
    }
    return parts[parts.count - 1] == clip ? [] : parts.reversed()
  }

  /// A box of the surface in which a layer that moves, or one that it holds, hides all below it.
  private func hidden(by number: Int32) -> PixelBox {
    guard !tree.hasBlendModes, tree.nodes[Int(number)]?.holdsMotion == true else { return .empty }
    if let known = hiding[number] { return known }
    let box = opaqueBox(number)
    hiding[number] = box
    return box
  }

  /// What is seen of the surface's background in a box of it.
  func seenBackground(in box: PixelBox) -> PixelBox {
    showsBackdrop(tree.root) ? box : box.without(hidden(by: tree.root))
  }

  private func showsBackdrop(_ number: Int32) -> Bool {
    tree.holdsBackdrop(number)
      && tree.shownBackdrops.contains { $0.intersects(tree.boxes[Int(number)]) }
  }

  /// The largest box of whole pixels that a rectangle of one opaque colour in a layer covers.
  ///
  /// - Parameter moving: the nearest of the layers that hold it and move.
  private func opaqueBox(_ number: Int32, in moving: LayerNode? = nil) -> PixelBox {
    guard tree.boxes[Int(number)].area >= minHidden, let node = tree.nodes[Int(number)],
      node.isVisible, unitOpacity(node.layer.opacity) >= 1, node.layer.filters.isEmpty,
      node.layer.mask == nil, node.layer.projection == nil, node.absolute.isUpright
    else { return .empty }
    let moving = node.layer.isMoving ? node : moving
    var largest = PixelBox.empty
    func consider(_ box: PixelBox) {
      let seen = box.intersection(bounds)
      if seen.area > largest.intersection(bounds).area { largest = box }
    }
    for command in node.layer.commands {
      guard let rect = command.opaqueRect else { continue }
      consider(coveredBox(node.absolute.bounds(of: rect), in: moving))
    }
    for child in node.children.prefix(Self.maxChildren) { consider(opaqueBox(child, in: moving)) }
    guard let clip = node.layer.clip, !largest.isEmpty else { return largest }
    guard let open = clip.openBox(node.absolute) else { return .empty }
    return largest.intersection(open.shrunk(by: 1))
  }

  /// The whole pixels that a rectangle of the surface covers, where it is shown in a picture of `moving`.
  private func coveredBox(_ rect: Rect, in moving: LayerNode?) -> PixelBox {
    guard let moving else { return PixelBox(within: rect) }
    let (transform, scale) = (moving.absolute, moving.magnification.ofPicture)
    guard transform.a == scale, transform.d == scale else {
      return PixelBox(within: rect).shrunk(by: tree.resamplingMargin(moving, transform))
    }
    // The pixels of the picture that it covers, and those of the surface that lie between such.
    let covered = PixelBox(
      within: Rect(rect.x - transform.tx, rect.y - transform.ty, rect.width, rect.height))
    let placed = Transform.translation(transform.tx, transform.ty)
    if let (dx, dy) = placed.wholeTranslation { return covered.offset(dx, dy) }
    // Places between pixels are known to 1/256.
    let x = transform.tx == transform.tx.rounded() ? 0 : 1.0 / 512
    let y = transform.ty == transform.ty.rounded() ? 0 : 1.0 / 512
    return PixelBox(
      within: Rect(
        Double(covered.left) + transform.tx + x, Double(covered.top) + transform.ty + y,
        Double(covered.width) - 2 * x, Double(covered.height) - 2 * y))
  }

  /// The first child of a layer that has to be drawn in a picture of it: one that covers all that the layer
  /// shows below it with one opaque colour, or 0.
  func ground(of node: LayerNode, in picture: KeptPicture) -> Int {
    guard !tree.hasBlendModes, let last = node.children.indices.prefix(Self.maxGrounds).last
    else { return 0 }
    var below = node.layer.commands.pixelBox(picture.transform)
    var ground = 0
    for index in 0...last {
      if let box = plainBox(node.children[index], under: picture.transform), box.contains(below) {
        ground = index
      }
      below = below.union(finalBox(node.children[index], under: picture.transform))
    }
    return ground
  }

  /// The whole pixels that a layer which is nothing but an opaque rectangle covers.
  private func plainBox(_ number: Int32, under: Transform) -> PixelBox? {
    guard let node = tree.nodes[Int(number)], node.children.isEmpty, node.layer.commands.count == 1,
      let rect = node.layer.commands[0].opaqueRect, unitOpacity(node.layer.opacity) >= 1,
      node.isPlain, !node.layer.isMoving
    else { return nil }
    return node.layer.transform.then(under).wholePixels(rect)
  }

  /// A page has few grounds, and they come first.
  private static let maxGrounds = 4
  /// Whole pages stand among few others, and their grounds below what else they hold.
  private static let maxChildren = 32
}

extension DrawCommand {
  /// The rectangle that the command covers with one opaque colour, where it does nothing else.
  var opaqueRect: Rect? {
    guard case .fill(.rect(let rect), .color(let color), _) = self, color.alpha >= 1 else {
      return nil
    }
    return rect
  }
}

extension PixelBox {
  /// The pixels that a rectangle covers whole.
  init(within rect: Rect) {
    let outer = PixelBox(around: rect)
    self.init(
      left: outer.x + (Double(outer.left) < rect.minX ? 1 : 0),
      top: outer.y + (Double(outer.top) < rect.minY ? 1 : 0),
      right: Int(outer.right) - (Double(outer.right) > rect.maxX ? 1 : 0),
      bottom: Int(outer.bottom) - (Double(outer.bottom) > rect.maxY ? 1 : 0))
    if isEmpty { self = .empty }
  }

  /// The box with every edge moved inwards; empty where nothing is left.
  func shrunk(by amount: Int) -> PixelBox {
    let box = PixelBox(
      left: Int(left) + amount, top: Int(top) + amount, right: Int(right) - amount,
      bottom: Int(bottom) - amount)
    return box.isEmpty ? .empty : box
  }

  /// What is left beside another box, where that is a box too; otherwise all of it.
  func without(_ other: PixelBox) -> PixelBox {
    guard intersects(other) else { return self }
    var rest = self
    if other.top <= top, other.bottom >= bottom {
      if other.left <= left {
        rest.left = min(other.right, right)
      } else if other.right >= right {
        rest.right = other.left
      }
    } else if other.left <= left, other.right >= right {
      if other.top <= top {
        rest.top = other.bottom
      } else if other.bottom >= bottom {
        rest.bottom = other.top
      }
    }
    return rest.isEmpty ? .empty : rest
  }
}
