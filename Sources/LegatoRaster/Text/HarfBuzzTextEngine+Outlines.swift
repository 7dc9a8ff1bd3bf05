extension HarfBuzzTextEngine {
  /// The units that an em of a face has.
  package func unitsPerEm(face: Int) -> Double { glyphs.source(face).unitsPerEm }

  /// Whether a face's glyphs are pictures in colours.
  package func hasPictures(face: Int) -> Bool { glyphs.source(face).hasPictures }

  /// The outline of a face's glyph; `nil` where it marks nothing.
  package func outline(of glyph: UInt32, face: Int) -> GlyphOutline? {
    glyphs.source(face).outline(glyph)
  }

  /// The picture of a face's glyph; `nil` where it marks nothing.
  package func picture(of glyph: UInt32, face: Int) -> KeptGlyphPicture? {
    glyphs.source(face).picture(glyph)?.kept
  }

  /// Takes up glyphs that came with a recording.
  ///
  /// - Returns: the number of their face. The same glyphs have the same number.
  package func number(of face: KeptFace) -> Int { glyphs.number(of: face) }

  /// What a face of a layout is called: `Inter`, `Inter 600`, `Inter 700 italic`.
  ///
  /// - Returns: `nil` for the faces of symbols, and for faces that came with a recording.
  package func fontName(face: Int) -> String? { glyphs.fonts.name(of: face) }
}
