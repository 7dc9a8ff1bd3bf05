/// One thing that a layer draws, in the layer's own coordinates.
public enum DrawCommand: Hashable, Sendable {
  case fill(Geometry, Paint, evenOdd: Bool)
  case stroke(Geometry, LineStyle, Paint)
  case text(TextLayout, at: Point, Paint)
  case image(ImageData, in: Rect, opacity: Double)
  case group(DrawGroup)

  /// A box that holds everything that the command marks.
  public var bounds: Rect {
    switch self {
    case .fill(let geometry, _, _): geometry.bounds
    case .stroke(let geometry, let style, _):
      // A mitred corner reaches `miterLimit` half-widths at the most; 1.5 covers square caps.
      geometry.bounds.inset(
        by: -style.width / 2 * (style.join == .miter ? min(style.miterLimit, 4) : 1.5))
    case .text(let layout, let origin, _): layout.inkBounds.offset(origin.x, origin.y)
    case .image(_, let rect, _): rect
    case .group(let group): group.bounds
    }
  }
}

/// Pixels: premultiplied RGBA, eight bits each, row by row.
public final class ImageData: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt8]

  /// - Parameter pixels: `4 × width × height` bytes; where the count differs the image is empty.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    let fits = width > 0 && height > 0 && pixels.count == 4 * width * height
    self.width = fits ? width : 0
    self.height = fits ? height : 0
    self.pixels = fits ? pixels : []
  }

  public static func == (left: ImageData, right: ImageData) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height && left.pixels == right.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
