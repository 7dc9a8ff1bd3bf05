import CCairo
import CPixels

/// Pixels in memory: premultiplied, eight bits a component, blue in the lowest byte of each
/// 32-bit word and alpha in the highest, rows without gaps.
final class Bitmap {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt32>
  /// Whose memory it is, where not its own.
  private let owner: Bitmap?
  private var drawing: (surface: OpaquePointer, context: OpaquePointer)?
  /// The clip that the context has now, so that it is set when it changes only.
  private var clip: PixelBox?

  private lazy var rooms = RowRooms()

  /// Room for a row that is put together before it is laid on the bitmap.
  func room(_ kind: RowRooms.Kind, count: Int) -> UnsafeMutablePointer<UInt32> {
    hasRooms = true
    return rooms.room(kind, count: count)
  }
  private var hasRooms = false

  /// The largest side and the most pixels of a bitmap; more is cut off.
  static let maxSide = 16_384
  static let maxPixels = 1 << 27

  /// A clear bitmap. Sides are brought into 1…16,384, and the height is cut so that there are at
  /// most 2²⁷ pixels.
  init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.maxSide)
    self.height = min(max(height, 1), Self.maxSide, max(Self.maxPixels / self.width, 1))
    pixels = PixelMemory.allocate(count: self.width * self.height)
    owner = nil
  }

  /// A bitmap in the memory of another one, from its first pixel on, with whatever is there. What does not
  /// fit into it is cut off.
  init(width: Int, height: Int, in owner: Bitmap) {
    let room = owner.width * owner.height
    self.width = min(max(width, 1), Self.maxSide, room)
    self.height = min(max(height, 1), Self.maxSide, room / self.width)
    pixels = owner.pixels
    self.owner = owner
  }

  deinit {
    if let drawing {
      cairo_destroy(drawing.context)
      cairo_surface_destroy(drawing.surface)
    }
    if hasRooms { rooms.deallocate() }
    if owner == nil { PixelMemory.deallocate(pixels, count: width * height) }
  }

  var bounds: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }
  var byteCount: Int { width * height * 4 }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }

  /// Sets every pixel of a box, which is cut to the bitmap.
  func fill(_ box: PixelBox, with pixel: UInt32) {
    let box = box.intersection(bounds)
    for y in box.rows {
      cpixels_fill_row(row(y) + box.x, pixel, box.width)
    }
  }

  /// Cairo's surface on these pixels.
  var surface: OpaquePointer { handles.surface }

  /// A Cairo context on these pixels that is clipped to `box`.
  func context(clippedTo box: PixelBox) -> OpaquePointer {
    let context = handles.context
    if clip != box {
      clip = box
      cairo_reset_clip(context)
      cairo_identity_matrix(context)
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(box.left), Double(box.top), Double(box.width), Double(box.height))
      cairo_clip(context)
    }
    return context
  }

  private var handles: (surface: OpaquePointer, context: OpaquePointer) {
    if let drawing { return drawing }
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    let made: OpaquePointer = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    let context: OpaquePointer = cairo_create(made)
    drawing = (made, context)
    return (made, context)
  }
}
