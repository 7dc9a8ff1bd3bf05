/// The glyphs of a face as a recording keeps them.
package struct KeptFace: Hashable, Sendable {
  /// 16…16,384.
  package var unitsPerEm: Double
  package var hasPictures: Bool
  package var glyphs: [UInt32: GlyphOutline] = [:]
  package var pictures: [UInt32: KeptGlyphPicture] = [:]

  package init(unitsPerEm: Double, hasPictures: Bool) {
    self.unitsPerEm = unitsPerEm
    self.hasPictures = hasPictures
  }
}
