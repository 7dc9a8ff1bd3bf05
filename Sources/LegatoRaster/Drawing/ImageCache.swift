import LegatoDisplay

/// Images as bitmaps, and their halves, quarters, … for drawing them small.
final class ImageCache {
  private var bitmaps = BoundedCache<Key, Bitmap>(limit: 32 << 20)

  private struct Key: Hashable {
    var image: ImageData
    var halvings: Int
  }

  /// The bitmap to draw an image with.
  ///
  /// - Parameter factor: pixels on the surface for a pixel of the image: where it is less than a
  ///   half, bilinear reading would leave pixels out, and a halved bitmap is given.
  func bitmap(_ image: ImageData, factor: Double) -> Bitmap? {
    guard image.width > 0, image.height > 0 else { return nil }
    var halvings = 0
    var remaining = factor
    while remaining < 0.5, image.width >> (halvings + 1) > 0, image.height >> (halvings + 1) > 0 {
      halvings += 1
      remaining *= 2
    }
    return bitmap(image, halvings: halvings)
  }

  private func bitmap(_ image: ImageData, halvings: Int) -> Bitmap {
    let key = Key(image: image, halvings: halvings)
    if let known = bitmaps.value(key) { return known }
    let made =
      halvings == 0 ? Self.converted(image) : Self.halved(bitmap(image, halvings: halvings - 1))
    bitmaps.store(made, for: key, weight: made.byteCount)
    return made
  }

  private static func converted(_ image: ImageData) -> Bitmap {
    let bitmap = Bitmap(width: image.width, height: image.height)
    image.pixels.withUnsafeBufferPointer { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let at = 4 * (y * image.width + x)
          let alpha = bytes[at + 3]
          // A component above its alpha is not premultiplied: it is cut.
          let (red, green, blue) = (
            min(bytes[at], alpha), min(bytes[at + 1], alpha), min(bytes[at + 2], alpha)
          )
          bitmap.row(y)[x] =
            UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
      }
    }
    return bitmap
  }

  private static func halved(_ source: Bitmap) -> Bitmap {
    let bitmap = Bitmap(width: source.width / 2, height: source.height / 2)
    for y in 0..<bitmap.height {
      let (upper, lower) = (source.row(2 * y), source.row(2 * y + 1))
      for x in 0..<bitmap.width {
        bitmap.row(y)[x] = Pixel.mix(
          Pixel.mix(upper[2 * x], upper[2 * x + 1], 128),
          Pixel.mix(lower[2 * x], lower[2 * x + 1], 128), 128)
      }
    }
    return bitmap
  }
}
