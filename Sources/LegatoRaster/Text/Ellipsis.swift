/// The sign for text that has been left out: one character, or three points where the face has
/// none.
struct Ellipsis {
  let library: FontLibrary

  func glyphs(_ item: ShapedItem) -> [(id: UInt32, advance: Double)] {
    let face = library.face(item.face)
    let sign = face.glyph(0x2026)
    let glyphs = sign != 0 ? [sign] : Array(repeating: face.glyph(0x2E), count: 3)
    return glyphs.map { ($0, face.advance($0) * item.size) }
  }

  func width(_ item: ShapedItem) -> Double {
    glyphs(item).reduce(0) { $0 + $1.advance }
  }
}
