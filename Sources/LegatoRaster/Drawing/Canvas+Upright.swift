import LegatoDisplay

/// A rectangle with upright edges, in 1/256 of a pixel of the plane, as Cairo counts.
struct UprightBox: Equatable {
  let left, top, right, bottom: Int

  /// `nil` where the edges do not stay upright, or lie too far out to be counted.
  init?(_ rect: Rect, _ transform: Transform) {
    guard transform.b == 0, transform.c == 0, rect.width > 0, rect.height > 0 else { return nil }
    let image = transform.bounds(of: rect)
    let reach = 1e6
    guard abs(image.minX) < reach, abs(image.maxX) < reach, abs(image.minY) < reach,
      abs(image.maxY) < reach
    else { return nil }
    func fixed(_ value: Double) -> Int { Int((value * 256).rounded()) }
    (left, top) = (fixed(image.minX), fixed(image.minY))
    (right, bottom) = (fixed(image.maxX), fixed(image.maxY))
  }

  /// Whether no column is covered in part.
  var hasWholeColumns: Bool { left & 255 == 0 && right & 255 == 0 }

  /// The box as many whole pixels further.
  func offset(_ dx: Int, _ dy: Int) -> UprightBox {
    UprightBox(
      left: left + dx << 8, top: top + dy << 8, right: right + dx << 8, bottom: bottom + dy << 8)
  }

  private init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The pixels that it covers in part or as a whole.
  var pixels: PixelBox {
    PixelBox(left: left >> 8, top: top >> 8, right: (right + 255) >> 8, bottom: (bottom + 255) >> 8)
  }

  /// How much of a row of pixels it covers, 0…256.
  func share(ofRow y: Int) -> Int { max(0, min(bottom, (y + 1) << 8) - max(top, y << 8)) }

  /// How much of a column of pixels it covers, 0…256.
  func share(ofColumn x: Int) -> Int { max(0, min(right, (x + 1) << 8) - max(left, x << 8)) }
}

extension Canvas {
  /// Fills a rectangle whose edges are upright, or those rows of a rounded one that are. Answers false
  /// where Cairo has to fill all of it.
  ///
  /// What is done here depends on the shape alone, not on the part of it that is drawn again: unlike
  /// Cairo, which `whole` has to be asked for, it can begin at any column.
  func fillUpright(
    _ geometry: Geometry, _ paint: Paint, transform: Transform, opacity: Double,
    rest: (Canvas) -> Void
  ) -> Bool {
    guard compositing.isAntialiased, isPlain(paint) else { return false }
    switch geometry {
    case .rect(let rect):
      guard let box = UprightBox(rect, transform) else { return false }
      fill(box, rows: box.pixels, paint, transform: transform, opacity: opacity)
      return true
    case .roundedRect(let rect, let radius, let isContinuous):
      guard let box = UprightBox(rect, transform),
        let rows = Self.uprightRows(of: rect, radius, isContinuous, transform)
      else { return false }
      let whole = box.pixels.grown(by: 1)
      var (above, middle, below) = (whole, whole, whole)
      (above.bottom, below.top) = (Int32(rows.lowerBound), Int32(rows.upperBound))
      (middle.top, middle.bottom) = (above.bottom, below.top)
      fill(box, rows: middle, paint, transform: transform, opacity: opacity)
      for strip in [above, below] where strip.intersects(clip) { rest(clipped(to: strip)) }
      return true
    case .ellipse, .path: return false
    }
  }

  /// What is behind is looked at as a whole.
  private func isPlain(_ paint: Paint) -> Bool {
    if case .backdrop = paint { return false }
    return true
  }

  /// The rows between the round corners, where they are many.
  static func uprightRows(
    of rect: Rect, _ radius: Size, _ isContinuous: Bool, _ transform: Transform
  ) -> Range<Int>? {
    // A continuous corner begins farther from the corner's point than its radius.
    let corner = abs(radius.height) * (isContinuous ? 1.6 : 1)
    guard corner.isFinite, rect.height > 2 * corner else { return nil }
    let image = transform.bounds(
      of: Rect(rect.x, rect.y + corner, rect.width, rect.height - 2 * corner))
    let (first, end) = (Int(image.minY.rounded(.up)) + 1, Int(image.maxY.rounded(.down)) - 1)
    guard end - first >= 16, Double(end - first) * image.width >= 8_000 else { return nil }
    return first..<end
  }

  private func fill(
    _ box: UprightBox, rows: PixelBox, _ paint: Paint, transform: Transform, opacity: Double
  ) {
    let seen = box.pixels.intersection(rows).intersection(clip)
    guard !seen.isEmpty else { return }
    if case .color(let color) = paint {
      let pixel = color.clamped.solid(opacity)
      each(row: seen, of: box) { target, _, columns, share in
        Bitmap.blendRow(
          Pixel.scaled(pixel, share), into: target, count: columns.count)
      }
      return
    }
    if let gradient = Gradient(paint, opacity: opacity, tables: compositing.gradients) {
      guard let inverse = transform.inverse else { return }
      fill(box, seen, gradient, inverse: inverse)
      return
    }
    guard let picture = picture(of: paint, in: seen, transform: transform, opacity: opacity) else {
      return
    }
    each(row: seen, of: box) { target, y, columns, share in
      Bitmap.blendRow(
        picture.row(y - seen.y) + (columns.lowerBound - seen.x), into: target,
        count: columns.count, opacity: share)
    }
  }

  private func fill(_ box: UprightBox, _ seen: PixelBox, _ gradient: Gradient, inverse: Transform) {
    let (isOpaque, hasEqualRows) = (gradient.isOpaque, gradient.hasEqualRows(inverse))
    let colors = bitmap.room(.colors, count: seen.width)
    var known: Int?
    each(row: seen, of: box) { target, y, columns, share in
      if isOpaque, share == 255, !hasEqualRows, columns.count > 1 {
        gradient.row(
          y, x: columns.lowerBound, count: columns.count, inverse: inverse, into: target)
        return
      }
      if known == nil || known != y && !hasEqualRows {
        gradient.row(y, x: seen.x, count: seen.width, inverse: inverse, into: colors)
        known = y
      }
      Bitmap.blendRow(
        colors + (columns.lowerBound - seen.x), into: target, count: columns.count,
        opacity: share)
    }
  }

  /// Calls `body` for stretches of columns that are covered alike, with the place of the first one on
  /// this canvas, the row, the columns, and how much of them is covered, 0…255.
  private func each(
    row part: PixelBox, of box: UprightBox,
    _ body: (UnsafeMutablePointer<UInt32>, Int, Range<Int>, UInt32) -> Void
  ) {
    // Only the outermost columns are covered in part.
    let columns = part.x..<Int(part.right)
    let start = min((box.left + 255) >> 8, columns.upperBound)
    let whole = (start..<max(start, box.right >> 8)).clamped(to: columns)
    for y in part.rows {
      let row = box.share(ofRow: y)
      let line = bitmap.row(y - self.y) - x
      func draw(_ columns: Range<Int>, _ column: Int) {
        let share = (row * column * 255 + 32_768) >> 16
        if share > 0 { body(line + columns.lowerBound, y, columns, UInt32(share)) }
      }
      for x in columns.lowerBound..<whole.lowerBound { draw(x..<x + 1, box.share(ofColumn: x)) }
      if !whole.isEmpty { draw(whole, 256) }
      for x in whole.upperBound..<columns.upperBound { draw(x..<x + 1, box.share(ofColumn: x)) }
    }
  }
}

extension DisplayColor {
  /// The colour, times `opacity`, as the pixel that Cairo has for it: products are rounded to 16 bits,
  /// of which the upper 8 stay.
  fileprivate func solid(_ opacity: Double) -> UInt32 {
    let alpha = alpha * opacity
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65_535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
