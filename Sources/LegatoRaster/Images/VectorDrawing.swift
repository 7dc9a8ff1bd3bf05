import CCairo
import CImages

/// An SVG file that has been read.
final class VectorDrawing {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The largest side, in the file's own units; a larger drawing is shown at this size.
  private static let maxSide = 16_384.0
  /// The natural size in pixels: what the file says, else its view box, else 300 × 150, which is
  /// what the web takes for pictures that say nothing.
  let width: Double
  let height: Double

  /// `nil` where the bytes are no SVG file.
  init?(_ bytes: [UInt8]) {
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return nil }
    self.handle = handle
    var size = (300.0, 150.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.0, &size.1) == 0 {
      var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
      var (width, height, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
      rsvg_handle_get_intrinsic_dimensions(
        handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
      size = hasBox != 0 ? (box.width, box.height) : (300, 150)
    }
    guard size.0 > 0, size.1 > 0, size.0.isFinite, size.1.isFinite else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      return nil
    }
    let factor = min(1, Self.maxSide / max(size.0, size.1))
    (width, height) = (max(size.0 * factor, 1), max(size.1 * factor, 1))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// The drawing stretched over so many pixels.
  func bitmap(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let context = bitmap.context(clippedTo: bitmap.bounds)
    let (x, y) = (Double(bitmap.width) / self.width, Double(bitmap.height) / self.height)
    cairo_identity_matrix(context)
    cairo_scale(context, x, y)
    var viewport = RsvgRectangle(x: 0, y: 0, width: self.width, height: self.height)
    _ = rsvg_handle_render_document(handle, context, &viewport, nil)
    cairo_identity_matrix(context)
    return bitmap
  }
}
