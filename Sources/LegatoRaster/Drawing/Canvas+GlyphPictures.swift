import LegatoDisplay

extension Canvas {
  /// Draws glyphs that are pictures. Of a colour they have the opacity only.
  func drawPictures(
    _ run: TextLayout.Run, _ paint: Paint, _ placed: Transform, opacity: Double,
    face: any OutlineSource
  ) {
    var opacity = unitOpacity(opacity)
    if case .color(let color) = paint { opacity *= unitOpacity(color.alpha) }
    let share = UInt32((opacity * 255).rounded())
    guard share > 0 else { return }
    for glyph in run.glyphs {
      guard let picture = face.picture(glyph.id) else { continue }
      let unit = run.size / picture.pixelsPerEm
      draw(
        picture,
        Transform(
          unit, 0, 0, unit, glyph.x + Double(picture.left) * unit,
          glyph.y - Double(picture.top) * unit
        ).then(placed), share)
    }
  }

  /// - Parameter placed: from the picture's pixels to the plane.
  private func draw(_ picture: GlyphPicture, _ placed: Transform, _ share: UInt32) {
    let bounds = placed.bounds(
      of: Rect(0, 0, Double(picture.width), Double(picture.height)))
    let box = PixelBox(around: bounds, margin: 1).intersection(clip)
    let scale = max(placed.lengthX, placed.lengthY)
    guard !box.isEmpty, scale > 0, scale.isFinite else { return }
    // At a half of its size or more four pixels of the picture tell enough.
    let times = max(0, min(8, Int((-scale.logarithm2).rounded(.down))))
    let (bitmap, halved) = picture.picture.halved(times)
    let step = Double(1 << halved)
    guard let inverse = Transform(step, 0, 0, step, 0, 0).then(placed).inverse, inverse.isDrawable
    else { return }
    let sampler = Sampler(source: bitmap, inverse: inverse, edge: .clear)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: box.width) { line in
      guard let pixels = line.baseAddress else { return }
      for y in box.rows {
        sampler.row(y, x: box.x, count: box.width, into: pixels)
        let target = self.bitmap.row(y - self.y) + (box.x - x)
        for index in 0..<box.width where pixels[index] != 0 {
          let shown = share == 255 ? pixels[index] : Pixel.scaled(pixels[index], share)
          target[index] = Pixel.over(shown, target[index])
        }
      }
    }
  }
}

extension Double {
  /// The logarithm to the base 2, as exact as choosing among halves needs.
  fileprivate var logarithm2: Double { Double(exponent) + (significand - 1) }
}
