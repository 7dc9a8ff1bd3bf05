import CPango

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
      outline.tags[index] = .init(point.kind.tag)
    }
    for (index, end) in contourEnds.enumerated() { outline.contours[index] = .init(end - 1) }
    if isEvenOdd { outline.flags |= FT_OUTLINE_EVEN_ODD_FILL }
    return body(&outline)
  }
}

extension GlyphOutline.Point.Kind {
  /// - Parameter tag: as FreeType has it in an outline; `nil` where it stands for no kind.
  init?(tag: Int32) {
    switch tag {
    case FT_CURVE_TAG_CONIC: self = .quad
    case FT_CURVE_TAG_ON: self = .line
    case FT_CURVE_TAG_CUBIC: self = .cubic
    default: return nil
    }
  }

  /// FreeType's tag for it.
  var tag: Int32 {
    switch self {
    case .quad: FT_CURVE_TAG_CONIC
    case .line: FT_CURVE_TAG_ON
    case .cubic: FT_CURVE_TAG_CUBIC
    }
  }
}
