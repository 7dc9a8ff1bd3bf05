import LegatoDisplay

/// Sets a symbol beside text, as SF Symbols stand there.
struct SymbolSetter {
  let library: FontLibrary
  let composed: ComposedFace

  /// The icon fonts draw on a grid of 24 units, with 20 for the largest sign. SF Symbols of medium
  /// scale are about 1.45 capital letters tall; Inter's capitals are 0.727 em.
  static let em = 1.45 * 0.727 * 24 / 20
  /// The free room at either side of the ink, in ems of the text.
  private static let bearing = 0.06
  /// The free room above and below the ink, in ems of the text (measured: 2 points at 27, 2.33 at 32).
  private static let overhead = 0.073

  /// A symbol as a glyph of a face.
  private struct Sign {
    var face: Int
    var glyph: UInt32
    /// Where the middle of the grid stands above the baseline, in ems.
    var middle: Double
    /// Of what it draws, in ems of the face, y pointing up.
    var box: (left: Double, top: Double, right: Double, bottom: Double)
  }

  /// The room is as large as the symbol's ink and a little free room, so that each symbol has a size of its own. The
  /// middle of the grid is that of the capital letters of the text whose baseline it shares.
  func layout(_ name: String, font: FontDescriptor) -> TextLayout? {
    guard let symbol = SymbolTable.symbol(name),
      let sign = sign(symbol, name, SymbolWeight(font.weight))
    else { return nil }
    let size = LineMetrics.sanitized(font.size)
    let icon = size * Self.em
    let bearing = size * Self.bearing
    let box = sign.box
    let width = (box.right - box.left) * icon + 2 * bearing
    let overhead = size * Self.overhead
    let height = (box.top - box.bottom) * icon + 2 * overhead
    let origin = TextLayout.Glyph(
      id: sign.glyph, x: bearing - box.left * icon, y: overhead + box.top * icon)
    let baseline = origin.y - sign.middle * icon + library.standard.capHeight * size / 2
    return TextLayout(
      text: name,
      runs: [TextLayout.Run(face: sign.face, size: icon, color: nil, glyphs: [origin])],
      size: Size(width, height), firstBaseline: baseline, lastBaseline: baseline, lineCount: 1,
      isTruncated: false,
      inkBounds: Rect(
        bearing, origin.y - box.top * icon, width - 2 * bearing, (box.top - box.bottom) * icon))
  }

  private func sign(_ symbol: Symbol, _ name: String, _ weight: SymbolWeight) -> Sign? {
    // Another symbol's sign is drawn as that one's.
    var symbol = symbol
    for _ in 0..<4 {
      guard case .named(let other) = symbol, let next = SymbolTable.symbol(other) else { break }
      symbol = next
    }
    if weight == .regular, let (face, glyph, middle) = SymbolSource(library: library).glyph(symbol)
    {
      return Sign(
        face: face.number, glyph: glyph, middle: middle,
        box: face.outlineBox(glyph) ?? face.ink(glyph))
    }
    let made = composed.glyph(name, weight: weight) {
      SymbolComposer(
        library: library, weight: weight, isFilled: name.split(separator: ".").contains("fill")
      ).contours(symbol)
    }
    guard let (glyph, box) = made else { return nil }
    return Sign(
      face: ComposedFace.number, glyph: glyph, middle: 0,
      box: (box.minX, -box.minY, box.maxX, -box.maxY))
  }
}
