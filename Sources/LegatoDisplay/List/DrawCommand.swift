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
