import CCairo
import CImages

/// An SVG file, or the first page of a PDF file, that has been read.
final class VectorDrawing {
  private let handle: OpaquePointer
  /// A page is drawn at its own size, which is that of its box before it was made smaller.
  private let factor: Double
  /// The largest side, in the file's own units; a larger drawing is shown at this size.
  private static let maxSide = 16_384.0
  /// The natural size in pixels: what an SVG file says, else its view box, else 300 × 150, which is
  /// what the web takes for pictures that say nothing; of a page its size in points.
  let width: Double
  let height: Double

  /// `nil` where the bytes are no file of that kind.
  init?(_ bytes: [UInt8]) {
    var size = (300.0, 150.0)
    let kind = ImageHeader.isPage(bytes) ? CImagesPage : CImagesVector
    guard let handle = cimages_drawing(kind, bytes, bytes.count, &size.0, &size.1) else {
      return nil
    }
    self.handle = handle
    guard size.0 > 0, size.1 > 0, size.0.isFinite, size.1.isFinite else {
      cimages_release_drawing(handle)
      return nil
    }
    let shrinking = min(1, Self.maxSide / max(size.0, size.1))
    factor = kind == CImagesPage ? shrinking : 1
    (width, height) = (max(size.0 * shrinking, 1), max(size.1 * shrinking, 1))
  }

  deinit { cimages_release_drawing(handle) }

  /// The drawing stretched over so many pixels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let context = bitmap.context(clippedTo: bitmap.bounds)
    let (x, y) = (Double(bitmap.width) / self.width, Double(bitmap.height) / self.height)
    cairo_identity_matrix(context)
    cairo_scale(context, x * factor, y * factor)
    cimages_draw(handle, UnsafeMutableRawPointer(context), self.width, self.height)
    cairo_identity_matrix(context)
    return bitmap
  }
}
