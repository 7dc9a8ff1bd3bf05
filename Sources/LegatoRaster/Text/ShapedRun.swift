import CPango
import LegatoDisplay

/// The glyphs of a stretch of one font as HarfBuzz gives them: in units of the face.
struct ShapedRun {
  struct Glyph: Equatable {
    let id: UInt32
    /// The character that the glyph is for, from the first one of the stretch.
    let character: Int32
    let advance: Int32
    let x: Int32
    let y: Int32
  }

  let glyphs: [Glyph]

  init(_ glyphs: [Glyph]) { self.glyphs = glyphs }

  /// - Parameters:
  ///   - buffer: what has been shaped.
  ///   - start: the number of the stretch's first character.
  init(_ buffer: OpaquePointer?, from start: Int) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else {
      glyphs = []
      return
    }
    glyphs = (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return Glyph(
        id: info.codepoint, character: Int32(Int(info.cluster) - start),
        advance: position.x_advance, x: position.x_offset, y: position.y_offset)
    }
  }

  /// All that decides the glyphs of a short stretch of ASCII. What stands around such a stretch changes
  /// nothing, as it does where letters join.
  struct Key: Hashable {
    static let maxCount = 32
    private var words = SIMD4<UInt64>()
    private let count: UInt8
    /// The face, and what is asked of it.
    let font: Font
    /// Whether the stretch is a number.
    let isNumber: Bool

    struct Font: Hashable {
      let face: Int
      fileprivate let features: UInt8
    }

    /// `nil` where the stretch is too long, or has other characters.
    init?(
      _ scalars: UnsafeBufferPointer<UInt32>, face: Int, font: FontDescriptor, isTracked: Bool,
      isRightToLeft: Bool, isContextual: Bool
    ) {
      guard scalars.count <= Self.maxCount else { return nil }
      for index in scalars.indices {
        let scalar = scalars[index]
        guard scalar < 0x80 else { return nil }
        words[index / 8] |= UInt64(scalar) << UInt64(index % 8 * 8)
      }
      count = UInt8(scalars.count)
      isNumber = NumberPairs.isNumber(scalars)
      let features: UInt8 =
        (font.hasMonospacedDigits ? 1 : 0) | (font.hasSmallCaps ? 2 : 0) | (isTracked ? 4 : 0)
        | (isRightToLeft ? 8 : 0) | (isContextual ? 16 : 0)
      self.font = Font(face: face, features: features)
    }
  }
}
