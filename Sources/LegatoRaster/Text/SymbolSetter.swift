import LegatoDisplay

/// Sets a symbol beside text, as SF Symbols stand there.
struct SymbolSetter {
  let library: FontLibrary

  /// The icon fonts draw on a grid of 24 units, with 20 for the largest sign. SF Symbols of medium
  /// scale are about 1.45 capital letters tall; Inter's capitals are 0.727 em.
  private static let em = 1.45 * 0.727 * 24 / 20
  /// The free room at either side of the ink, in ems of the text.
  private static let bearing = 0.06

  /// The room is as wide as the symbol's ink and a little free room, as tall as the largest
  /// symbol, and centred on the capital letters of the text whose baseline it shares.
  func layout(_ name: String, font: FontDescriptor) -> TextLayout? {
    guard let symbol = SymbolTable.symbol(name) else { return nil }
    let (face, scalar, middle) = source(symbol)
    let glyph = face.glyph(scalar)
    guard glyph != 0 else { return nil }
    let size = LineMetrics.usable(font.size)
    let icon = size * Self.em
    let bearing = size * Self.bearing
    let box = face.outlineBox(glyph) ?? face.ink(glyph)
    let width = (box.right - box.left) * icon + 2 * bearing
    let height = icon * 20 / 24 + 2 * bearing
    let baseline = height / 2 + library.standard.capHeight * size / 2
    let origin = TextLayout.Glyph(
      id: glyph, x: bearing - box.left * icon, y: height / 2 + middle * icon)
    return TextLayout(
      text: name,
      runs: [TextLayout.Run(face: face.number, size: icon, color: nil, glyphs: [origin])],
      size: Size(width, height), firstBaseline: baseline, lastBaseline: baseline, lineCount: 1,
      isTruncated: false,
      inkBounds: Rect(
        bearing, origin.y - box.top * icon, width - 2 * bearing, (box.top - box.bottom) * icon))
  }

  /// The face, the character and where the middle of the face's grid stands above its baseline,
  /// in ems: the face's own circle, which is centred on the grid, tells.
  private func source(_ symbol: SymbolTable.Symbol) -> (Face, UInt32, middle: Double) {
    let (family, scalar, circle): (String, UInt32, UInt32) =
      switch symbol {
      case .filled(let scalar): (FontCatalogue.Family.icons, scalar, 0xEF4A)
      case .outlined(let scalar): (FontCatalogue.Family.outlinedIcons, scalar, 0xF12F)
      }
    let face = library.face(library.number(family: family, weight: 400, isItalic: false))
    let box = face.outlineBox(face.glyph(circle)) ?? face.ink(face.glyph(circle))
    return (face, scalar, (box.top + box.bottom) / 2)
  }
}
