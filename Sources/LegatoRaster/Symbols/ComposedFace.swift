import CPango
import LegatoDisplay

/// The glyphs of the symbols that are composed: their ids are their places among all names, and by weight.
final class ComposedFace: OutlineSource {
  /// Its number among the faces; no catalogue has as many.
  static let number = 1_000_000

  /// More than there are names.
  private static let weightStride = 100_000

  /// 80 to a unit of the grid.
  let unitsPerEm = 1920.0
  let library: FreeType
  let hasPictures = false
  private var glyphs: [UInt32: KeptGlyph] = [:]

  private struct KeptGlyph {
    var outline: GlyphOutline
    var box: Rect
  }

  init(library: FreeType) { self.library = library }

  func picture(_ glyph: UInt32) -> GlyphPicture? { nil }

  func withOutline<Result>(
    _ glyph: UInt32, _ body: (UnsafeMutablePointer<FT_Outline>) -> Result
  ) -> Result? {
    glyphs[glyph]?.outline.withOutline(library, body)
  }

  /// The glyph of a composed symbol, and the box of what it draws in ems, from the middle of the
  /// grid's left edge, y pointing down.
  func glyph(_ name: String, weight: SymbolWeight = .regular, _ contours: () -> SymbolContours?)
    -> (id: UInt32, box: Rect)?
  {
    guard let place = SymbolTable.place(of: name) else { return nil }
    // Those of the regular weight come first.
    let number = weight == .regular ? 0 : weight.step
    let id = UInt32(place + number * Self.weightStride)
    if let known = glyphs[id] { return (id, known.box) }
    guard let contours = contours(), let outline = outline(contours) else { return nil }
    let bounds = contours.bounds
    let box = Rect(
      bounds.x / 24, (bounds.y - 12) / 24, bounds.width / 24, bounds.height / 24)
    glyphs[id] = KeptGlyph(outline: outline, box: box)
    return (id, box)
  }

  private func outline(_ contours: SymbolContours) -> GlyphOutline? {
    var points: [GlyphOutline.Point] = []
    var ends: [Int] = []
    let unit = unitsPerEm / 24
    for line in contours.lines {
      for point in line {
        guard let x = Int16(exactly: (point.x * unit).rounded()),
          let y = Int16(exactly: ((12 - point.y) * unit).rounded())
        else { return nil }
        let next = GlyphOutline.Point(x: x, y: y, kind: .line)
        if points.count == ends.last ?? 0 || points.last != next { points.append(next) }
      }
      if points.count > ends.last ?? 0 { ends.append(points.count) }
    }
    return GlyphOutline(points: points, contourEnds: ends, isEvenOdd: false)
  }
}
