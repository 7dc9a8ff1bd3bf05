import CCairo
import CImages

/// An SVG file that has been read.
final class VectorDrawing {
  private let handle: UnsafeMutableRawPointer
  /// The largest side, in the file's own units; a larger drawing is shown at this size.
  private static let maxSide = 16_384.0
  /// The natural size in pixels: what the file says, else its view box, else 300 × 150, which is
  /// what the web takes for pictures that say nothing.
  let width: Double
  let height: Double

  /// `nil` where the bytes are no SVG file.
  init?(_ bytes: [UInt8]) {
    var size = (300.0, 150.0)
    guard let handle = cimages_drawing(bytes, bytes.count, &size.0, &size.1) else { return nil }
    self.handle = handle
    guard size.0 > 0, size.1 > 0, size.0.isFinite, size.1.isFinite else {
      cimages_release(handle)
      return nil
    }
    let factor = min(1, Self.maxSide / max(size.0, size.1))
    (width, height) = (max(size.0 * factor, 1), max(size.1 * factor, 1))
  }

  deinit { cimages_release(handle) }

  /// The drawing stretched over so many pixels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let context = bitmap.context(clippedTo: bitmap.bounds)
    let (x, y) = (Double(bitmap.width) / self.width, Double(bitmap.height) / self.height)
    cairo_identity_matrix(context)
    cairo_scale(context, x, y)
    cimages_draw(handle, UnsafeMutableRawPointer(context), self.width, self.height)
    cairo_identity_matrix(context)
    return bitmap
  }
}
