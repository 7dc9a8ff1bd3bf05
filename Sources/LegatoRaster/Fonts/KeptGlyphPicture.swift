/// A glyph in colours as a recording keeps it.
package struct KeptGlyphPicture: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The place of its upper left corner from the glyph's origin, in its own pixels, y pointing up.
  package var left: Int
  package var top: Int
  package var pixelsPerEm: Double
  /// Premultiplied blue, green, red, alpha, row by row.
  package var pixels: [UInt8]

  package init(
    width: Int, height: Int, left: Int, top: Int, pixelsPerEm: Double, pixels: [UInt8]
  ) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
    self.pixels = pixels
  }
}
