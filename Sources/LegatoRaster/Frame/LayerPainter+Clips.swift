import LegatoDisplay

extension Layer.Clip {
  /// A box of whole pixels in which the clip lets everything through, where there is a large one: what
  /// is drawn there needs no picture of its own. `nil` where the clip is turned, is no rectangle with
  /// or without round corners, or lets little through.
  ///
  /// It depends on the clip alone, not on what part of it is drawn.
  func openBox(_ transform: Transform) -> PixelBox? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    var rect: Rect
    switch geometry {
    case .rect(let whole): rect = whole
    case .roundedRect(let whole, let radius, let isContinuous):
      // A continuous corner begins farther from the corner's point than its radius.
      let corner = abs(radius.height) * (isContinuous ? 1.6 : 1)
      rect = Rect(whole.x, whole.y + corner, whole.width, whole.height - 2 * corner)
    case .ellipse, .path: return nil
    }
    guard rect.width > 0, rect.height > 0 else { return nil }
    let image = transform.bounds(of: rect)
    let outer = PixelBox(around: image)
    // Half a pixel that is covered is not open.
    let box = PixelBox(within: image)
    guard !box.isEmpty, box.area >= Self.minOpen else { return nil }
    return 2 * box.area >= outer.area ? box : nil
  }

  /// Smaller ones are drawn as fast with a picture, in pixels.
  private static let minOpen = 4_000
}

extension PixelBox {
  /// What this box has around an inner one: above, below, left and right of it.
  func frame(around inner: PixelBox) -> [PixelBox] {
    var (above, below, before, after) = (self, self, self, self)
    above.bottom = inner.top
    below.top = inner.bottom
    (before.top, before.bottom, before.right) = (inner.top, inner.bottom, inner.left)
    (after.top, after.bottom, after.left) = (inner.top, inner.bottom, inner.right)
    return [above, below, before, after].filter { !$0.isEmpty }
  }
}

extension LayerPainter {
  /// Draws what a clip lets through straight where it lets all of it through, and apart along its
  /// edges only. Returns false where that is not the same, or not worth it.
  func drawClipped(
    _ number: Int32, _ node: LayerNode, _ transform: Transform, at plane: DrawingPlane,
    clip: Layer.Clip
  ) -> Bool {
    let layer = node.layer
    guard layer.mask == nil, layer.blendMode == .normal, !layer.isGroup, !tree.hasBlendModes,
      !tree.holdsBackdrop(number), let open = clip.openBox(transform)
    else { return false }
    let whole = PixelBox(around: transform.bounds(of: clip.geometry.bounds))
    var part = plane
    part.canvas = plane.canvas.clipped(to: open)
    if !part.canvas.clip.isEmpty { drawContent(node, at: part) }
    for edge in whole.frame(around: open) {
      part.canvas = plane.canvas.clipped(to: edge)
      guard !part.canvas.clip.isEmpty else { continue }
      drawGroup(node, transform, at: part, opacity: 1, clip: clip)
    }
    return true
  }
}
