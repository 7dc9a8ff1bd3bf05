/// What a font does with digits beside each other: enough to set any number without a look into its tables.
///
/// Numbers are what apps show that is different each time: counters, prices, the numbers of rows. The fonts of the system
/// kern digits by pairs and know no other forms for them, which is checked for each font before it is relied on.
struct DigitPairs {
  /// Of each digit alone.
  private let glyphs: [ShapedRun.Glyph]
  /// What is added to the advance of a digit before another one: at ten times the first and the second.
  private let kerning: [Int32]

  /// - Parameter shape: gives the glyphs of one digit or of two.
  /// - Returns: `nil` where digits beside each other are more than each alone, kerned.
  init?(_ shape: ([UInt32]) -> [ShapedRun.Glyph]) {
    var glyphs: [ShapedRun.Glyph] = []
    for digit in Self.digits {
      let alone = shape([digit])
      guard alone.count == 1, alone[0].character == 0 else { return nil }
      glyphs.append(alone[0])
    }
    var kerning: [Int32] = []
    for (first, digit) in zip(glyphs, Self.digits) {
      for (second, next) in zip(glyphs, Self.digits) {
        let pair = shape([digit, next])
        guard pair.count == 2 else { return nil }
        kerning.append(pair[0].advance - first.advance)
        guard pair[0] == first.with(advance: pair[0].advance, character: 0),
          pair[1] == second.with(advance: second.advance, character: 1)
        else { return nil }
      }
    }
    self.glyphs = glyphs
    self.kerning = kerning
  }

  private static let digits: ClosedRange<UInt32> = 0x30...0x39

  /// The glyphs of a stretch of digits.
  func run(of scalars: UnsafeBufferPointer<UInt32>) -> ShapedRun {
    ShapedRun(
      scalars.indices.map { index in
        let digit = Int(scalars[index]) - 0x30
        let glyph = glyphs[digit]
        let added =
          index + 1 < scalars.count ? kerning[10 * digit + Int(scalars[index + 1]) - 0x30] : 0
        return glyph.with(advance: glyph.advance + added, character: Int32(index))
      })
  }
}

extension ShapedRun.Glyph {
  fileprivate func with(advance: Int32, character: Int32) -> Self {
    Self(id: id, character: character, advance: advance, x: x, y: y)
  }
}
