import CPango

/// Glyphs that came with a recording.
final class OutlineFace: OutlineSource {
  let unitsPerEm: Double
  let library: FreeType
  let glyphs: [UInt32: GlyphOutline]
  let kept: [UInt32: KeptGlyphPicture]
  let hasPictures: Bool
  private var pictures: [UInt32: GlyphPicture] = [:]

  init(_ face: KeptFace, library: FreeType) {
    unitsPerEm = face.unitsPerEm
    glyphs = face.glyphs
    kept = face.pictures
    hasPictures = face.hasPictures
    self.library = library
  }

  /// Whether it has these glyphs and no others.
  func isMade(of face: KeptFace) -> Bool {
    unitsPerEm == face.unitsPerEm && hasPictures == face.hasPictures && glyphs == face.glyphs
      && kept == face.pictures
  }

  func picture(_ glyph: UInt32) -> GlyphPicture? {
    if let known = pictures[glyph] { return known }
    let made = kept[glyph].flatMap { GlyphPicture($0) }
    pictures[glyph] = made
    return made
  }

  func withOutline<Result>(
    _ glyph: UInt32, _ body: (UnsafeMutablePointer<FT_Outline>) -> Result
  ) -> Result? {
    glyphs[glyph]?.withOutline(library, body)
  }
}
