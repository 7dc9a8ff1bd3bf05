import CPango

/// Finds the glyphs of signs.
struct SymbolSource {
  let library: FontLibrary

  /// The face, the glyph and where the middle of the face's grid stands above its baseline, in ems:
  /// the face's own circle, which is centred on the grid, tells. `nil` for what is no sign of a font,
  /// and for a sign that the font does not have.
  func glyph(_ symbol: Symbol) -> (face: Face, glyph: UInt32, middle: Double)? {
    switch symbol {
    case .filled(let scalar):
      let face = face(isFilled: true)
      return found(face, face.glyph(scalar), circle: Self.filledCircle)
    case .outlined(let scalar):
      let face = face(isFilled: false)
      return found(face, face.glyph(scalar), circle: Self.outlinedCircle)
    case .sign(let name, let isFilled):
      let face = face(isFilled: isFilled)
      return isFilled
        ? found(face, face.ligature(name), circle: Self.filledCircle)
        : found(face, face.glyph(named: name), circle: Self.outlinedCircle)
    default: return nil
    }
  }

  private static let filledCircle: UInt32 = 0xEF4A
  private static let outlinedCircle: UInt32 = 0xF12F

  private func face(isFilled: Bool) -> Face {
    let family = isFilled ? FontCatalogue.Family.icons : FontCatalogue.Family.outlinedIcons
    return library.face(library.number(family: family, weight: 400, isItalic: false))
  }

  private func found(_ face: Face, _ glyph: UInt32, circle: UInt32) -> (Face, UInt32, Double)? {
    guard glyph != 0 else { return nil }
    let circle = face.glyph(circle)
    let box = face.outlineBox(circle) ?? face.ink(circle)
    return (face, glyph, (box.top + box.bottom) / 2)
  }
}

extension Face {
  /// The glyph that the font calls by a name; 0 where it has none.
  func glyph(named name: String) -> UInt32 {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : 0
  }

  /// The glyph that the font draws for a word; 0 where it draws the word's letters.
  func ligature(_ word: String) -> UInt32 {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, word, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1 else { return 0 }
    return infos.pointee.codepoint
  }
}
