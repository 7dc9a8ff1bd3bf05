import CPango
import LegatoDisplay

/// A paragraph with its characters, their fonts, directions and break opportunities.
struct TextParagraph {
  /// Unicode scalars; control characters have become spaces.
  var scalars: [UInt32]
  /// The span that each character comes from.
  var spans: [Int]
  /// The bidirectional level of each character: odd is right to left.
  var levels: [UInt8]
  /// Pango's findings for each character and for the end, once somebody asks for one.
  let breaks: LineBreaks
  /// The direction that the paragraph is read in.
  let isRightToLeft: Bool

  init(scalars: [UInt32], spans: [Int], isRightToLeft: Bool, infersDirection: Bool = false) {
    self.scalars = scalars
    self.spans = spans
    breaks = LineBreaks(scalars)
    (levels, self.isRightToLeft) = Self.levels(
      scalars, isRightToLeft: isRightToLeft, infers: infersDirection)
  }

  /// The levels, and the direction of the paragraph: where it is inferred that of the first
  /// character that has one, by rules P2 and P3 of the Unicode bidirectional algorithm.
  ///
  /// Left-to-right text in a left-to-right paragraph, the commonest case, needs no analysis: no
  /// character below U+0590 is right to left.
  private static func levels(
    _ scalars: [UInt32], isRightToLeft: Bool, infers: Bool
  ) -> (levels: [UInt8], isRightToLeft: Bool) {
    let plain = Array(repeating: UInt8(isRightToLeft ? 1 : 0), count: scalars.count)
    guard isRightToLeft || scalars.contains(where: { $0 >= 0x590 }), !scalars.isEmpty else {
      return (plain, isRightToLeft)
    }
    var base =
      switch (isRightToLeft, infers) {
      case (true, false): PANGO_DIRECTION_RTL
      case (false, false): PANGO_DIRECTION_LTR
      case (true, true): PANGO_DIRECTION_WEAK_RTL
      case (false, true): PANGO_DIRECTION_WEAK_LTR
      }
    let utf8 = utf8(of: scalars)
    guard let found = pango_log2vis_get_embedding_levels(utf8, Int32(utf8.count), &base) else {
      return (plain, isRightToLeft)
    }
    defer { g_free(found) }
    return (
      Array(UnsafeBufferPointer(start: found, count: scalars.count)),
      base == PANGO_DIRECTION_RTL
        || base == PANGO_DIRECTION_WEAK_RTL
    )
  }
}

private func utf8(of scalars: [UInt32]) -> [CChar] {
  var bytes: [CChar] = []
  bytes.reserveCapacity(scalars.count)
  for number in scalars {
    if number < 0x80 {
      bytes.append(CChar(truncatingIfNeeded: number))
    } else if let scalar = Unicode.Scalar(number) {
      for unit in Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
        bytes.append(CChar(bitPattern: unit))
      }
    }
  }
  return bytes
}

/// Where lines may end and where a reader sees characters begin, as the Unicode rules have it.
///
/// They are looked for when they are asked for: a text that fits on one line needs none, and most do.
final class LineBreaks {
  private let scalars: [UInt32]
  private lazy var attributes = Self.attributes(of: scalars)

  init(_ scalars: [UInt32]) { self.scalars = scalars }

  private static func attributes(of scalars: [UInt32]) -> [PangoLogAttr] {
    let (utf8, count) = (utf8(of: scalars), scalars.count)
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    // The language is fixed: the machine's locale must not move a break.
    pango_get_log_attrs(
      utf8, Int32(utf8.count), 0, pango_language_from_string("en"), &attributes,
      Int32(count + 1))
    return attributes
  }

  /// Whether a line may end before the character of that index.
  func isAllowed(before index: Int) -> Bool { attributes[index].is_line_break != 0 }
  func isWhite(_ index: Int) -> Bool { attributes[index].is_white != 0 }
  /// Whether a character as a reader sees it begins here.
  func isCharacter(_ index: Int) -> Bool { attributes[index].is_cursor_position != 0 }
}
