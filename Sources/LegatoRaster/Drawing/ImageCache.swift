import LegatoDisplay

/// Images as bitmaps: parts of them, and their halves, quarters, … for drawing them small.
final class ImageCache {
  private var bitmaps = BoundedCache<Key, Bitmap>(limit: 48 << 20)
  private var drawings = BoundedCache<ImageData, VectorDrawing?>(limit: 64)

  private struct Key: Hashable {
    var image: ImageData
    var part: Rect
    /// Halvings of pixels; the size of a drawing.
    var width: Int
    var height: Int
  }

  /// The side of the largest bitmap of a drawing.
  private static let maxSide = 4096.0

  /// The bitmap to draw a pattern's part with, where a tile is so many pixels large. An image of
  /// pixels is halved, in each direction by itself, until bilinear reading leaves none out.
  func bitmap(_ pattern: ImagePattern, width: Double, height: Double) -> Bitmap? {
    let (image, part) = (pattern.image, pattern.part)
    guard image.width > 0, image.height > 0 else { return nil }
    if image.drawing != nil { return drawn(image, part, width: width, height: height) }
    let source = Self.box(of: part, in: image)
    guard !source.isEmpty else { return nil }
    func halvings(_ size: Int, _ shown: Double) -> Int {
      guard pattern.smoothing == .medium || pattern.smoothing == .high else { return 0 }
      var count = 0
      while size >> (count + 1) > 0, Double(size >> count) > 2 * max(shown, 1) { count += 1 }
      return count
    }
    return pixels(
      image, part, source,
      halvings: (halvings(source.width, width), halvings(source.height, height)))
  }

  /// The pixels of a part, rounded to whole ones.
  private static func box(of part: Rect, in image: ImageData) -> PixelBox {
    func place(_ value: Double, _ size: Int) -> Int {
      Int((min(max(value.isNaN ? 0 : value, 0), 1) * Double(size)).rounded())
    }
    return PixelBox(
      left: place(part.minX, image.width), top: place(part.minY, image.height),
      right: place(part.maxX, image.width), bottom: place(part.maxY, image.height))
  }

  private func pixels(
    _ image: ImageData, _ part: Rect, _ source: PixelBox, halvings: (x: Int, y: Int)
  ) -> Bitmap {
    let key = Key(image: image, part: part, width: halvings.x, height: halvings.y)
    if let known = bitmaps.value(key) { return known }
    let made: Bitmap
    if halvings.x > 0 {
      made = Self.halvedAcross(
        pixels(image, part, source, halvings: (halvings.x - 1, halvings.y)))
    } else if halvings.y > 0 {
      made = Self.halvedDown(pixels(image, part, source, halvings: (0, halvings.y - 1)))
    } else {
      made = Self.converted(image, source)
    }
    bitmaps.store(made, for: key, weight: made.byteCount)
    return made
  }

  private func drawn(_ image: ImageData, _ part: Rect, width: Double, height: Double) -> Bitmap? {
    guard part.width > 0, part.height > 0, let drawing = drawing(image) else { return nil }
    // All of it, at the scale that the part is shown at, and of that the part.
    var (full, tall) = (width / part.width, height / part.height)
    let most = max(full, tall)
    guard most > 0, most.isFinite else { return nil }
    if most > Self.maxSide {
      (full, tall) = (full * Self.maxSide / most, tall * Self.maxSide / most)
    }
    let (columns, rows) = (max(Int(full.rounded()), 1), max(Int(tall.rounded()), 1))
    let key = Key(image: image, part: part, width: columns, height: rows)
    if let known = bitmaps.value(key) { return known }
    let whole = drawing.bitmap(width: columns, height: rows)
    let made = part == Rect(0, 0, 1, 1) ? whole : whole.part(part)
    bitmaps.store(made, for: key, weight: made.byteCount)
    return made
  }

  private func drawing(_ image: ImageData) -> VectorDrawing? {
    if let known = drawings.value(image) { return known }
    let made = image.drawing.flatMap { VectorDrawing($0) }
    drawings.store(made, for: image)
    return made
  }

  private static func converted(_ image: ImageData, _ source: PixelBox) -> Bitmap {
    let bitmap = Bitmap(width: source.width, height: source.height)
    image.pixels.withUnsafeBufferPointer { bytes in
      for y in 0..<bitmap.height {
        let row = bitmap.row(y)
        for x in 0..<bitmap.width {
          let at = 4 * ((y + source.y) * image.width + x + source.x)
          let alpha = bytes[at + 3]
          // A component above its alpha is not premultiplied: it is cut.
          let (red, green, blue) = (
            min(bytes[at], alpha), min(bytes[at + 1], alpha), min(bytes[at + 2], alpha)
          )
          row[x] = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
      }
    }
    return bitmap
  }

  private static func halvedAcross(_ source: Bitmap) -> Bitmap {
    let bitmap = Bitmap(width: source.width / 2, height: source.height)
    for y in 0..<bitmap.height {
      let (line, from) = (bitmap.row(y), source.row(y))
      for x in 0..<bitmap.width { line[x] = Pixel.mix(from[2 * x], from[2 * x + 1], 128) }
    }
    return bitmap
  }

  private static func halvedDown(_ source: Bitmap) -> Bitmap {
    let bitmap = Bitmap(width: source.width, height: source.height / 2)
    for y in 0..<bitmap.height {
      let (line, upper, lower) = (bitmap.row(y), source.row(2 * y), source.row(2 * y + 1))
      for x in 0..<bitmap.width { line[x] = Pixel.mix(upper[x], lower[x], 128) }
    }
    return bitmap
  }
}

extension Bitmap {
  /// A part in units of the size, rounded to whole pixels; one at least.
  fileprivate func part(_ part: Rect) -> Bitmap {
    let left = min(Int((part.minX * Double(width)).rounded()), width - 1)
    let top = min(Int((part.minY * Double(height)).rounded()), height - 1)
    let right = min(max(Int((part.maxX * Double(width)).rounded()), left + 1), width)
    let bottom = min(max(Int((part.maxY * Double(height)).rounded()), top + 1), height)
    let result = Bitmap(width: right - left, height: bottom - top)
    for y in 0..<result.height {
      result.row(y).update(from: row(top + y) + left, count: result.width)
    }
    return result
  }
}
