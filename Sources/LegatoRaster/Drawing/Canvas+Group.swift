import LegatoDisplay

extension Canvas {
  /// Draws a group of commands that `transform` brings to the plane.
  func draw(
    _ group: DrawGroup, transform: Transform, opacity: Double, tools: DrawingTools
  ) {
    let opacity = opacity * unitOpacity(group.opacity)
    guard opacity > 0, group.transform.then(transform).isDrawable else { return }
    if group.filters.isEmpty, group.isAntialiased, group.isDrawnStraight(opacity) {
      drawCommands(of: group, transform: transform, opacity: opacity, tools: tools)
      return
    }
    // A clip to whole pixels needs no picture of its own.
    var canvas = self
    canvas.compositing.isAntialiased = compositing.isAntialiased && group.isAntialiased
    var group = group
    for clip in group.clips {
      guard let box = clip.wholePixels(transform) else { continue }
      canvas = canvas.clipped(to: box)
    }
    group.clips.removeAll { $0.wholePixels(transform) != nil }
    guard !canvas.clip.isEmpty else { return }
    if !group.filters.isEmpty {
      canvas.drawFiltered(group, transform: transform, opacity: opacity, tools: tools)
    } else if group.isDrawnStraight(opacity) {
      canvas.drawCommands(of: group, transform: transform, opacity: opacity, tools: tools)
    } else {
      let box = group.pixelBox(transform).intersection(canvas.clip)
      guard !box.isEmpty else { return }
      let picture = Canvas(
        Bitmap(width: box.width, height: box.height), x: box.x, y: box.y, limit: limit,
        compositing: canvas.compositing.over(canvas))
      picture.drawCommands(of: group, transform: transform, opacity: 1, tools: tools)
      picture.confine(to: group.clips, transform: transform, tools: tools)
      canvas.draw(
        picture.bitmap, x: box.x, y: box.y, opacity: opacity, blendMode: group.blendMode)
    }
  }

  private func drawCommands(
    of group: DrawGroup, transform: Transform, opacity: Double, tools: DrawingTools
  ) {
    let inner = group.transform.then(transform)
    for command in group.commands {
      draw(command, transform: inner, opacity: opacity, tools: tools)
    }
  }

  /// The picture is made whole, whatever part of it is needed: what a filter makes of a pixel
  /// depends on others.
  private func drawFiltered(
    _ group: DrawGroup, transform: Transform, opacity: Double, tools: DrawingTools
  ) {
    guard group.pixelBox(transform).intersects(clip) else { return }
    let growth = group.filters.reduce(0) { $0 + $1.growth(transform) }
    let limits = limit.grown(by: growth)
    var box = group.contentBox(transform).intersection(limits)
    guard !box.isEmpty else { return }
    for filter in group.filters { box = filter.grown(box, transform) }
    let picture = Canvas(
      Bitmap(width: box.width, height: box.height), x: box.x, y: box.y, limit: limits,
      compositing: compositing.over(self))
    picture.drawCommands(of: group, transform: transform, opacity: 1, tools: tools)
    for filter in group.filters {
      tools.filters.apply(filter, to: picture.bitmap, transform: transform)
    }
    picture.confine(to: group.clips, transform: transform, tools: tools)
    draw(picture.bitmap, x: box.x, y: box.y, opacity: opacity, blendMode: group.blendMode)
  }

  /// Multiplies the picture with the clips.
  private func confine(to clips: [DrawGroup.Clip], transform: Transform, tools: DrawingTools) {
    for clip in clips {
      let cover: Canvas
      switch clip.area {
      case .geometry(let geometry, let own, let evenOdd):
        cover = tools.covers.canvas(
          of: Layer.Clip(geometry, evenOdd: evenOdd), own.then(transform), box: self.clip,
          limit: limit)
      case .picture(let group):
        let box = self.clip
        cover = Canvas(
          Bitmap(width: box.width, height: box.height), x: box.x, y: box.y, limit: limit,
          compositing: compositing.isolated)
        cover.draw(group, transform: transform, opacity: 1, tools: tools)
      }
      if clip.isInverse {
        bitmap.multiply(inverseAlphaOf: cover.bitmap, x: cover.x - x, y: cover.y - y)
      } else {
        bitmap.multiply(alphaOf: cover.bitmap, x: cover.x - x, y: cover.y - y)
      }
    }
  }
}

extension DrawGroup {
  /// Whether nothing has to be drawn apart: a single command takes the opacity as its own.
  fileprivate func isDrawnStraight(_ opacity: Double) -> Bool {
    clips.isEmpty && blendMode == .normal && !isIsolated && (opacity >= 1 || commands.count <= 1)
  }
}

extension DrawGroup.Clip {
  /// The pixels left by a clip whose edges come to lie on the edges of pixels.
  fileprivate func wholePixels(_ transform: Transform) -> PixelBox? {
    guard !isInverse, case .geometry(.rect(let rect), let own, _) = area else { return nil }
    return own.then(transform).wholePixels(rect)
  }
}
