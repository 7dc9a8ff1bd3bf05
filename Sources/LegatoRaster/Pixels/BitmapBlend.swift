extension Bitmap {
  /// Lays `source`, times `opacity` (0…255), over this bitmap: its pixel (0, 0) comes to (x, y).
  /// Nothing outside of `clip` changes.
  func blend(_ source: Bitmap, x: Int, y: Int, clip: PixelBox, opacity: UInt32 = 255) {
    let box = source.bounds.offset(x, y).intersection(clip).intersection(bounds)
    guard !box.isEmpty, opacity > 0 else { return }
    for line in box.rows {
      Self.blendRow(
        source.row(line - y) + (box.x - x), into: row(line) + box.x, count: box.width,
        opacity: opacity)
    }
  }

  /// Lays a row of pixels over another.
  static func blendRow(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32
  ) {
    if opacity == 255 {
      for index in 0..<count {
        let pixel = source[index]
        if pixel >= 0xFF00_0000 {
          target[index] = pixel
        } else if pixel != 0 {
          target[index] = Pixel.over(pixel, target[index])
        }
      }
    } else {
      for index in 0..<count {
        let pixel = source[index]
        if pixel != 0 {
          target[index] = Pixel.over(Pixel.scaled(pixel, opacity), target[index])
        }
      }
    }
  }

  /// Multiplies every pixel with the alpha of the same place in `mask`.
  func multiply(alphaOf mask: Bitmap) {
    let count = min(width, mask.width)
    for y in 0..<min(height, mask.height) {
      let (line, other) = (row(y), mask.row(y))
      for x in 0..<count where line[x] != 0 {
        line[x] = Pixel.scaled(line[x], other[x] >> 24)
      }
    }
  }
}
