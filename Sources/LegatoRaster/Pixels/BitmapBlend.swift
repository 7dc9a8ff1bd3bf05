import CPixels

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

  /// Lays a row of pixels, times `opacity`, over another.
  static func blendRow(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32
  ) {
    guard count > 0 else { return }
    cpixels_blend_row(target, source, count, opacity)
  }

  /// Lays one pixel over a stretch of a row.
  static func blendRow(
    _ pixel: UInt32, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    cpixels_blend_pixel(target, pixel, count)
  }

  /// Multiplies every pixel with the alpha of the same place in `mask`, whose pixel (0, 0) comes to
  /// (x, y); beyond the mask there is none.
  func multiply(alphaOf mask: Bitmap, x: Int, y: Int) {
    let shared = mask.bounds.offset(x, y).intersection(bounds)
    guard !shared.isEmpty else {
      fill(bounds, with: 0)
      return
    }
    for line in 0..<height {
      let target = row(line)
      guard shared.rows.contains(line) else {
        target.update(repeating: 0, count: width)
        continue
      }
      target.update(repeating: 0, count: shared.x)
      (target + Int(shared.right)).update(repeating: 0, count: width - Int(shared.right))
      Self.multiplyRow(
        target + shared.x, alphaOf: mask.row(line - y) + (shared.x - x), count: shared.width)
    }
  }

  /// The same with what the mask leaves out: 1 − its alpha, and everything beyond it.
  func multiply(inverseAlphaOf mask: Bitmap, x: Int, y: Int) {
    let shared = mask.bounds.offset(x, y).intersection(bounds)
    guard !shared.isEmpty else { return }
    for line in shared.rows {
      let (target, source) = (row(line), mask.row(line - y) - x)
      for column in Int(shared.left)..<Int(shared.right) {
        target[column] = Pixel.scaled(target[column], 255 - source[column] >> 24)
      }
    }
  }

  private static func multiplyRow(
    _ target: UnsafeMutablePointer<UInt32>, alphaOf mask: UnsafePointer<UInt32>, count: Int
  ) {
    guard count > 0 else { return }
    cpixels_multiply_row(target, mask, count)
  }
}
