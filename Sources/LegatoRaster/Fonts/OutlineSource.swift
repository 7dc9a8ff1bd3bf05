import CPango

/// What glyphs are drawn from: a font's file, or outlines that came with a recording.
protocol OutlineSource: AnyObject {
  var unitsPerEm: Double { get }
  var library: FreeType { get }
  /// Whether its glyphs are pictures in colours.
  var hasPictures: Bool { get }

  /// The picture of a glyph; `nil` where it has none.
  func picture(_ glyph: UInt32) -> GlyphPicture?

  /// Gives a glyph's outline in font units, y pointing up, to `body`, which may change it; nothing
  /// where it has none.
  func withOutline<Result>(
    _ glyph: UInt32, _ body: (UnsafeMutablePointer<FT_Outline>) -> Result
  ) -> Result?
}

extension OutlineSource {
  /// A copy of a glyph's outline; `nil` where it has none, or one that cannot be kept.
  func outline(_ glyph: UInt32) -> GlyphOutline? {
    withOutline(glyph) { found in
      let outline = found.pointee
      let points = (0..<Int(outline.n_points)).compactMap { index -> GlyphOutline.Point? in
        let place = outline.points[index]
        guard let x = Int16(exactly: place.x), let y = Int16(exactly: place.y),
          let kind = GlyphOutline.Point.Kind(tag: cpango_curve_tag(found, Int32(index)))
        else { return nil }
        return GlyphOutline.Point(x: x, y: y, kind: kind)
      }
      guard points.count == Int(outline.n_points) else { return nil }
      return GlyphOutline(
        points: points,
        contourEnds: (0..<Int(outline.n_contours)).map { Int(outline.contours[$0]) + 1 },
        isEvenOdd: outline.flags & FT_OUTLINE_EVEN_ODD_FILL != 0)
    } ?? nil
  }
}
