import LegatoDisplay

/// How the glyphs of a stretch of one font are set: what the units of its face come to, and what stands around its
/// characters beside that.
struct StretchSetting {
  let face: Face
  let number: Int
  let choice: FaceChoice
  /// Points.
  let size: Double
  /// Added behind every character.
  let extra: Double
  /// How far above the baseline the stretch stands.
  let lift: Double
  /// Whether a colon between digits stands in their middle.
  let raisesColons: Bool
  /// The width that all digits have, with what is behind them; `nil` where each has its own.
  let digitWidth: Double?

  /// A glyph of the stretch at its distance from where it is set. One advance's worth of tracking is for a character,
  /// however many glyphs it has.
  ///
  /// - Parameters:
  ///   - isLast: whether it is the last glyph of its character.
  ///   - place: the place of its character among the `scalars` of the paragraph.
  @inline(__always)
  func set(
    _ glyph: ShapedRun.Glyph, isLast: Bool, at place: Int, in scalars: UnsafeBufferPointer<UInt32>
  ) -> ShapedItem.Glyph {
    let unit = size / face.unitsPerEm
    var set = ShapedItem.Glyph(
      id: glyph.id, character: place, advance: Double(glyph.advance) * unit + (isLast ? extra : 0),
      x: Double(glyph.x) * unit, y: -Double(glyph.y) * unit - lift)
    let scalar = scalars[place]
    if raisesColons, scalar == 0x3A, place > 0, place + 1 < scalars.count,
      Self.digits.contains(scalars[place - 1]), Self.digits.contains(scalars[place + 1])
    {
      raise(&set)
    }
    if let digitWidth, Self.digits.contains(scalar) {
      // The glyph in the middle: the figures that some faces call tabular are not all of one width.
      let more = digitWidth - set.advance
      set.x += more / 2
      set.advance += more
    }
    return set
  }

  private static let digits: ClosedRange<UInt32> = 0x30...0x39

  /// A colon between two digits stands in the middle of them, and has a little more room, as San Francisco's has: in
  /// pictures of 17 and 19 points it is 1.67 to 2 higher, and 0.67 wider.
  private func raise(_ colon: inout ShapedItem.Glyph) {
    colon.y -= Self.colonRise * size
    colon.x += Self.colonRoom * size / 2
    colon.advance += Self.colonRoom * size
  }

  /// In ems.
  private static let colonRise = 0.1
  private static let colonRoom = 0.035
}
