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

extension GlyphOutline {
  /// Gives it to `body` as FreeType has outlines; nothing where it is empty.
  func withOutline<Result>(
    _ library: FreeType, _ body: (UnsafeMutablePointer<FT_Outline>) -> Result
  ) -> Result? {
    guard !self.points.isEmpty else { return nil }
    let (points, ends) = (self.points.count, contourEnds.count)
    var outline = FT_Outline()
    guard FT_Outline_New(library.handle, UInt32(points), Int32(ends), &outline) == 0 else {
      return nil
    }
    defer { FT_Outline_Done(library.handle, &outline) }
    for (index, point) in self.points.enumerated() {
      outline.points[index] = FT_Vector(x: FT_Pos(point.x), y: FT_Pos(point.y))
      outline.tags[index] = .init(point.kind.rawValue)
    }
    for (index, end) in contourEnds.enumerated() { outline.contours[index] = .init(end - 1) }
    if isEvenOdd { outline.flags |= FT_OUTLINE_EVEN_ODD_FILL }
    return body(&outline)
  }
}

extension OutlineSource {
  /// A copy of a glyph's outline; `nil` where it has none, or one that cannot be kept.
  func outline(_ glyph: UInt32) -> GlyphOutline? {
    withOutline(glyph) { outline in
      let outline = outline.pointee
      let points = (0..<Int(outline.n_points)).compactMap { index -> GlyphOutline.Point? in
        let place = outline.points[index]
        guard let x = Int16(exactly: place.x), let y = Int16(exactly: place.y),
          let kind = GlyphOutline.Point.Kind(rawValue: UInt8(outline.tags[index] & 3))
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

extension FontLibrary {
  /// What the glyphs of a face are drawn from. A number below zero is a recording's.
  func outlines(_ number: Int) -> any OutlineSource {
    if number == ComposedFace.number { return composed }
    guard number < 0 else { return face(number) }
    // As far below −1 as the place is far from the first; the smallest integer has no negative.
    let place = -(number + 1)
    return outlineFaces.indices.contains(place) ? outlineFaces[place] : standard
  }
}

extension PangoTextEngine {
  /// The units that an em of a face has.
  package func unitsPerEm(face: Int) -> Double { library.outlines(face).unitsPerEm }

  /// Whether a face's glyphs are pictures in colours.
  package func hasPictures(face: Int) -> Bool { library.outlines(face).hasPictures }

  /// The outline of a face's glyph; `nil` where it marks nothing.
  package func outline(of glyph: UInt32, face: Int) -> GlyphOutline? {
    library.outlines(face).outline(glyph)
  }

  /// The picture of a face's glyph; `nil` where it marks nothing.
  package func picture(of glyph: UInt32, face: Int) -> KeptGlyphPicture? {
    library.outlines(face).picture(glyph)?.kept
  }

  /// Takes glyphs that came with a recording, and answers the number of their face. The same glyphs
  /// have the same number.
  package func number(of face: KeptFace) -> Int {
    let known = library.outlineFaces.firstIndex {
      $0.unitsPerEm == face.unitsPerEm && $0.hasPictures == face.hasPictures
        && $0.glyphs == face.glyphs && $0.kept == face.pictures
    }
    if let known { return -known - 1 }
    library.outlineFaces.append(OutlineFace(face, library: library.library))
    return -library.outlineFaces.count
  }
}

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
