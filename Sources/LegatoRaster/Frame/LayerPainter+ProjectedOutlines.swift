import LegatoDisplay

// A layer that is seen at an angle and holds nothing but outlines in colours and gradients, and their shadows, such as a
// card with a title, is drawn from these outlines: that is sharp at each angle, and takes neither a picture nor a mean of its pixels for
// each pixel.
extension LayerPainter {
  /// Draws a layer that is seen at an angle from the outlines that it holds. Answers false where it holds something
  /// else, or more of them than are drawn faster than a picture is looked at, or some that touch; nothing is drawn then.
  ///
  /// - Parameter box: all that the layer marks of the plane, whichever part of it is drawn now.
  func drawProjectedOutlines(
    _ node: LayerNode, _ total: Projection, in box: PixelBox, at plane: DrawingPlane,
    opacity: Double
  ) -> Bool {
    let scale = node.magnification.ofPicture
    var outlines = Outlines()
    guard scale > 0, scale.isFinite,
      survey(node, .identity, into: &outlines, isOutermost: true)
    else { return false }
    let content = contentBox(node, Transform(scale, 0, 0, scale, 0, 0), isSurface: false)
    guard !content.isEmpty, outlines.cost <= 4 + content.area / Self.pixelsPerOutline,
      !outlines.touch(within: 1 / (16 * scale))
    else { return false }
    let bounds = Rect(
      Double(content.x) / scale, Double(content.y) / scale, Double(content.width) / scale,
      Double(content.height) / scale)
    // Near the eye places run away from each other.
    let distances = bounds.corners.map(total.w)
    guard let nearest = distances.min(), let furthest = distances.max(), nearest > furthest / 16,
      furthest.isFinite
    else { return false }
    let stretch = total.maxStretch(of: bounds)
    guard stretch.isFinite, stretch < 1e4 else { return false }
    let seen = ProjectedPlane(projection: total, stretch: stretch, scale: scale)
    drawOutlines(
      node, .identity, seen, on: plane.canvas, box: box, opacity: opacity,
      blendMode: node.layer.blendMode)
    return true
  }

  /// How many pixels of a flat layer are looked at as fast as one outline is filled.
  private static let pixelsPerOutline = 600

  /// What a group costs, in outlines.
  private static let outlinesPerGroup = 16

  /// Looks at all that a layer holds. Answers false where that is not outlines only.
  ///
  /// - Parameter transform: from the layer's coordinates to those of the projected layer.
  private func survey(
    _ node: LayerNode, _ transform: Transform, into outlines: inout Outlines,
    isOutermost: Bool = false
  ) -> Bool {
    let layer = node.layer
    guard layer.filters.isEmpty || layer.shadow != nil, layer.mask == nil,
      isOutermost || layer.projection == nil && layer.blendMode == .normal
    else { return false }
    if isProjectedGroup(node, unitOpacity(layer.opacity)) { outlines.cost += Self.outlinesPerGroup }
    if layer.shadow != nil { outlines.cost += 2 * Self.outlinesPerGroup }
    for command in layer.commands {
      guard outlines.add(command, transform, glyphs: tools.glyphs) else { return false }
    }
    for number in node.children {
      guard let child = tree.nodes[Int(number)], child.isVisible else { continue }
      let inner = child.layer.transform.then(transform)
      guard survey(child, inner, into: &outlines) else { return false }
    }
    return true
  }

  private func isProjectedGroup(_ node: LayerNode, _ opacity: Double) -> Bool {
    node.layer.clip != nil || node.layer.isGroup
      || opacity < 1 && !(node.isSingle && node.layer.filters.isEmpty)
  }

  /// - Parameter transform: from the layer's coordinates to those of the projected layer.
  private func drawOutlines(
    _ node: LayerNode, _ transform: Transform, _ seen: ProjectedPlane, on canvas: Canvas,
    box: PixelBox, opacity: Double, blendMode: BlendMode = .normal
  ) {
    guard isProjectedGroup(node, opacity) || blendMode != .normal else {
      return drawOutlineContent(node, transform, seen, on: canvas, box: box, opacity: opacity)
    }
    let part = box.intersection(canvas.clip)
    guard !part.isEmpty else { return }
    let group = dequeue(part, limit: canvas.limit, canvas.compositing.isolated)
    drawOutlineContent(node, transform, seen, on: group, box: box, opacity: 1)
    if let clip = node.layer.clip {
      var cover = dequeue(part, limit: canvas.limit, canvas.compositing.isolated)
      cover.compositing.isAntialiased = clip.isAntialiased
      cover.fill(
        [clip.geometry], .color(.black), evenOdd: clip.evenOdd, transform, seenAt: seen,
        opacity: 1, box: box)
      group.bitmap.multiply(alphaOf: cover.bitmap, x: 0, y: 0)
      recycle(cover.bitmap)
    }
    canvas.draw(group.bitmap, x: part.x, y: part.y, opacity: opacity, blendMode: blendMode)
    recycle(group.bitmap)
  }

  private func drawOutlineContent(
    _ node: LayerNode, _ transform: Transform, _ seen: ProjectedPlane, on canvas: Canvas,
    box: PixelBox, opacity: Double
  ) {
    if let shadow = node.layer.shadow {
      drawShadow(
        shadow.color, radius: shadow.radius, offset: shadow.offset, of: node, transform, seen,
        on: canvas, box: box, opacity: opacity)
    }
    if !node.layer.commands.isEmpty {
      drawnLayers.insert(node.number)
      if let costs {
        let projection = seen.inner(transform)
        let marks = node.layer.commands.reduce(PixelBox.empty) { marks, command in
          marks.union(PixelBox(around: projection.bounds(of: command.bounds), margin: 1))
        }
        costs.notePixels(node.number, marks.intersection(canvas.clip))
      }
    }
    for command in node.layer.commands {
      switch command {
      case .fill(let geometry, let paint, let evenOdd):
        canvas.fill(
          [geometry], paint, evenOdd: evenOdd, transform, seenAt: seen, opacity: opacity, box: box)
      case .stroke(let geometry, let style, let paint):
        guard let edges = geometry.edges(of: style) else { continue }
        canvas.fill(
          edges, paint, evenOdd: true, transform, seenAt: seen, opacity: opacity, box: box)
      case .text(let layout, let origin, let paint):
        canvas.draw(
          layout, at: origin, paint, transform, seenAt: seen, opacity: opacity,
          glyphs: tools.glyphs, box: box)
      default: break
      }
    }
    for number in node.children {
      guard let child = tree.nodes[Int(number)], child.isVisible else { continue }
      drawOutlines(
        child, child.layer.transform.then(transform), seen, on: canvas, box: box,
        opacity: opacity * unitOpacity(child.layer.opacity))
    }
  }
}

extension Layer {
  /// The layer's shadow, where that is all that is done to its picture.
  fileprivate var shadow: (color: DisplayColor, radius: Double, offset: Point)? {
    guard filters.count == 1, case .shadow(let color, let radius, let offset) = filters[0],
      radius.isFinite, radius >= 0, abs(offset.x) < 1e4, abs(offset.y) < 1e4
    else { return nil }
    return (color, radius, offset)
  }
}

/// What a layer that is seen at an angle holds.
private struct Outlines {
  /// What it takes to fill them, in outlines in one colour.
  var cost = 0
  /// The bounds of those that are no glyphs.
  private var shapes: [Rect] = []

  /// Adds what is filled for a command. Answers false where it is something else than outlines in colours and gradients.
  mutating func add(_ command: DrawCommand, _ transform: Transform, glyphs: GlyphCache) -> Bool {
    switch command {
    case .fill(let geometry, let paint, _):
      guard let own = paint.outlineCost else { return false }
      cost += own
      shapes.append(transform.bounds(of: geometry.bounds))
    case .stroke(let geometry, let style, let paint):
      guard let own = paint.outlineCost, let edges = geometry.edges(of: style) else { return false }
      cost += own
      shapes.append(transform.bounds(of: edges[0].bounds))
    case .text(let layout, _, let paint):
      guard let own = paint.outlineCost else { return false }
      cost += own
      for run in layout.runs {
        guard !glyphs.face(run.face).hasPictures else { return false }
        cost += run.glyphs.count + run.decorations.count
      }
    default: return false
    }
    return true
  }

  /// Whether one shape begins where another one ends, as bands of colours do. Drawn flat both end on pixels; at an angle
  /// both would cover the same pixels in part, and what is behind would show through as a line.
  func touch(within distance: Double) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < distance }
    func overlap(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Bool {
      min(high, otherHigh) - max(low, otherLow) > distance
    }
    for (index, a) in shapes.enumerated() {
      for b in shapes[..<index] {
        if isSame(a.maxX, b.minX) || isSame(b.maxX, a.minX),
          overlap(a.minY, a.maxY, b.minY, b.maxY)
        {
          return true
        }
        if isSame(a.maxY, b.minY) || isSame(b.maxY, a.minY),
          overlap(a.minX, a.maxX, b.minX, b.maxX)
        {
          return true
        }
      }
    }
    return false
  }
}

extension Paint {
  /// What it takes to fill an outline with the paint, in outlines in one colour; `nil` where that is not done.
  fileprivate var outlineCost: Int? {
    switch self {
    case .color: 1
    case .linearGradient: 8
    case .radialGradient, .ellipticalGradient, .angularGradient: 16
    case .image, .backdrop: nil
    }
  }
}

extension Geometry {
  /// The outer and the inner edge of a line around a shape, between which it is filled; `nil` where that is not the line,
  /// or not nearly.
  fileprivate func edges(of style: LineStyle) -> [Geometry]? {
    let half = style.width / 2
    guard style.dash.isEmpty, style.isAntialiased, half > 0, half.isFinite else { return nil }
    func moved(_ rect: Rect, _ by: Double) -> Rect { rect.inset(by: -by) }
    switch self {
    case .rect(let rect):
      guard style.join == .miter, style.miterLimit >= 2, min(rect.width, rect.height) > style.width
      else { return nil }
      return [.rect(moved(rect, half)), .rect(moved(rect, -half))]
    case .roundedRect(let rect, let radius, let continuous):
      guard radius.width == radius.height, radius.width >= half,
        min(rect.width, rect.height) > style.width
      else { return nil }
      return [half, -half].map { by in
        .roundedRect(
          moved(rect, by), radius: Size(radius.width + by, radius.height + by),
          continuous: continuous)
      }
    case .ellipse(let rect):
      guard abs(rect.width - rect.height) < 1e-9, rect.width > style.width else { return nil }
      return [.ellipse(moved(rect, half)), .ellipse(moved(rect, -half))]
    case .path: return nil
    }
  }
}
