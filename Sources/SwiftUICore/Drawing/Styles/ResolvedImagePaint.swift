import LegatoDisplay

/// A part of an image that is repeated, from the frame's top left on, or that fills the frame.
package struct ResolvedImagePaint: Hashable, Sendable {
  var image: ImageData
  var part: Rect
  var tile: Size
  /// Whether the part is stretched over the frame, whatever the tile is.
  var fillsFrame = false
  var opacity = 1.0

  func paint(in frame: Rect) -> Paint {
    if fillsFrame { return .image(ImagePattern(image, part: part, tile: frame, isRepeated: false)) }
    guard tile.width > 0, tile.height > 0 else { return .color(.clear) }
    return .image(
      ImagePattern(
        image, part: part, tile: Rect(frame.x, frame.y, tile.width, tile.height),
        isRepeated: true))
  }
}
