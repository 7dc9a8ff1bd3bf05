/// What a font does with the characters of numbers beside each other: enough to set any number without a look into its
/// tables.
///
/// Numbers are what apps show that is different each time: counters, prices, the numbers of rows. The fonts of the system
/// kern their characters by pairs and know no other forms for them, which is checked for each font before it is relied on.
struct NumberPairs {
  /// Of each character alone.
  private let glyphs: [ShapedRun.Glyph]
  /// What is added to the advance of a character before another one, by the first and then the second.
  private let kerning: [Int32]

  /// - Parameter shape: gives the glyphs of one character or of two.
  /// - Returns: `nil` where characters beside each other are more than each alone, kerned.
  init?(_ shape: ([UInt32]) -> [ShapedRun.Glyph]) {
    var glyphs: [ShapedRun.Glyph] = []
    for character in Self.characters {
      let alone = shape([character])
      guard alone.count == 1, alone[0].character == 0 else { return nil }
      glyphs.append(alone[0])
    }
    var kerning: [Int32] = []
    for (first, character) in zip(glyphs, Self.characters) {
      for (second, next) in zip(glyphs, Self.characters) {
        // Separators are never neighbours.
        guard Self.isDigit(character) || Self.isDigit(next) else {
          kerning.append(0)
          continue
        }
        let pair = shape([character, next])
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

  /// The digits, a comma and a point.
  private static let characters: [UInt32] = Array(0x30...0x39) + [0x2C, 0x2E]

  private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  /// The place of a character among those of numbers.
  private static func place(_ scalar: UInt32) -> Int {
    isDigit(scalar) ? Int(scalar) - 0x30 : scalar == 0x2C ? 10 : 11
  }

  /// Whether a stretch is a number: digits, with commas and points between them, each alone.
  static func isNumber(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
    var followsDigit = false
    for scalar in scalars {
      if isDigit(scalar) {
        followsDigit = true
      } else {
        guard followsDigit, scalar == 0x2C || scalar == 0x2E else { return false }
        followsDigit = false
      }
    }
    return followsDigit
  }

  /// The glyphs of a stretch that is a number.
  func run(of scalars: UnsafeBufferPointer<UInt32>) -> ShapedRun {
    ShapedRun(
      scalars.indices.map { index in
        let place = Self.place(scalars[index])
        let glyph = glyphs[place]
        let added =
          index + 1 < scalars.count
          ? kerning[Self.characters.count * place + Self.place(scalars[index + 1])] : 0
        return glyph.with(advance: glyph.advance + added, character: Int32(index))
      })
  }
}

extension ShapedRun.Glyph {
  fileprivate func with(advance: Int32, character: Int32) -> Self {
    Self(id: id, character: character, advance: advance, x: x, y: y)
  }
}
