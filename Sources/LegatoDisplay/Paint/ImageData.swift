/// An image: pixels, or a drawing that becomes pixels at the size it is shown at.
public final class ImageData: Hashable, Sendable {
  /// In pixels; of a drawing its natural size.
  public let width: Int
  public let height: Int
  /// Premultiplied RGBA, eight bits each, row by row; empty for a drawing.
  public let pixels: [UInt8]
  /// The SVG or PDF file of a drawing; `nil` for pixels.
  public let drawing: [UInt8]?

  /// - Parameter pixels: `4 × width × height` bytes; where the count differs the image is empty.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    let fits = width > 0 && height > 0 && pixels.count == 4 * width * height
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.pixels = fits ? pixels : []
    drawing = nil
  }

  /// - Parameter drawing: an SVG or PDF file, whose natural size the others say.
  public init(width: Int, height: Int, drawing: [UInt8]) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = []
    self.drawing = drawing
  }

  /// The bytes that the image keeps.
  public var byteCount: Int { pixels.count + (drawing?.count ?? 0) }

  public static func == (left: ImageData, right: ImageData) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height && left.pixels == right.pixels
        && left.drawing == right.drawing)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(byteCount)
  }
}
