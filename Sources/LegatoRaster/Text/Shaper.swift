import CPango
import LegatoDisplay

/// Turns characters into glyphs with HarfBuzz.
final class Shaper {
  private let library: FontLibrary
  private let symbols: SymbolSetter
  private let chooser: FaceChooser
  private let buffer = hb_buffer_create()
  /// By face, in ems.
  private var digitWidths: [Int: Double] = [:]
  /// Words come again and again: the same line in every row of a list, and the same words in others.
  private var runs = BoundedCache<ShapedRun.Key, ShapedRun>(limit: 20_000)

  init(library: FontLibrary, symbols: SymbolSetter) {
    self.library = library
    self.symbols = symbols
    chooser = FaceChooser(library: library)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  func shape(_ paragraph: TextParagraph, spans: [TextSpan]) -> [ShapedItem] {
    var items: [ShapedItem] = []
    items.reserveCapacity(spans.count)
    let choices = chooser.choices(paragraph, spans: spans)
    var start = 0
    while start < paragraph.scalars.count {
      let end = self.end(of: start, in: paragraph, choices)
      items.append(
        item(start..<end, of: paragraph, spans: spans, choices?[start] ?? .own))
      start = end
    }
    return items
  }

  /// A stretch ends where the span, the direction, the script or the font changes. Characters
  /// without a script of their own (spaces, digits, accents) go with what stands before them.
  private func end(
    of start: Int, in paragraph: TextParagraph, _ choices: [FaceChoice]?
  ) -> Int {
    let (span, level) = (paragraph.spans[start], paragraph.levels[start])
    var script = script(paragraph.scalars[start])
    var index = start + 1
    while index < paragraph.scalars.count, paragraph.spans[index] == span,
      paragraph.levels[index] == level
    {
      if let choices, choices[index] != choices[start] { break }
      if let next = self.script(paragraph.scalars[index]) {
        if let script, script != next { break }
        script = next
      }
      index += 1
    }
    return index
  }

  private func script(_ scalar: UInt32) -> hb_script_t? {
    // Latin letters and the characters around them, without a look into the tables.
    if scalar < 0x80 {
      return (0x41...0x5A).contains(scalar & ~0x20) ? HB_SCRIPT_LATIN : nil
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return script
    }
  }

  private func item(
    _ range: Range<Int>, of paragraph: TextParagraph, spans: [TextSpan], _ choice: FaceChoice
  ) -> ShapedItem {
    let span = spans[paragraph.spans[range.lowerBound]]
    let number = chooser.face(choice, for: span.font)
    let face = library.face(number)
    let size = LineMetrics.sanitized(span.font.size)
    let level = paragraph.levels[range.lowerBound]
    if span.symbol != nil, let symbol = symbol(range, of: paragraph, span, size: size, level: level)
    {
      return symbol
    }
    let isContextual = choice != .own || span.font.family != nil
    let run = run(range, of: paragraph, span, number, face, level, isContextual)
    var item = ShapedItem(
      span: paragraph.spans[range.lowerBound], face: number, size: size, lineSize: size,
      level: level, range: range, glyphs: [])
    // Other scripts' letters join, or have widths of their own.
    let optical = choice == .own ? OpticalTracking.ems(span.font, size: size) * size : 0
    let extra = Self.extra(span, size) + optical
    item.glyphs = glyphs(
      run, from: range.lowerBound, face, size: size, span: span, extra: extra)
    if choice == .own, span.font.family == nil, span.font.design == .standard {
      raiseColons(&item, paragraph)
    }
    if span.font.hasMonospacedDigits {
      let isRounded = span.font.family == nil && span.font.design == .rounded
      let limit = isRounded ? Self.maxRoundedDigit : .infinity
      align(&item, paragraph, min(digitWidth(number, face), limit) * size + extra)
    }
    return item
  }

  /// The glyphs of a stretch, kept where the same stretch has the same ones wherever it stands.
  private func run(
    _ range: Range<Int>, of paragraph: TextParagraph, _ span: TextSpan, _ number: Int, _ face: Face,
    _ level: UInt8, _ isContextual: Bool
  ) -> ShapedRun {
    let key = ShapedRun.Key(
      paragraph.scalars[range], face: number, font: span.font, isTracked: span.tracking != 0,
      isRightToLeft: level % 2 == 1, isContextual: isContextual)
    if let key, let known = runs.value(key) { return known }
    hb_buffer_clear_contents(buffer)
    paragraph.scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_utf32(
        buffer, scalars.baseAddress, Int32(scalars.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    hb_buffer_set_direction(buffer, level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, Self.english)
    hb_buffer_guess_segment_properties(buffer)
    let features = Self.features(span, isContextual: isContextual)
    hb_shape(face.font, buffer, features, UInt32(features.count))
    let run = ShapedRun(buffer, from: range.lowerBound)
    if let key { runs.store(run, for: key) }
    return run
  }

  /// A symbol in the line, which it has the baseline of.
  private func symbol(
    _ range: Range<Int>, of paragraph: TextParagraph, _ span: TextSpan, size: Double, level: UInt8
  ) -> ShapedItem? {
    guard let name = span.symbol,
      let set = symbols.layout(name, font: span.font),
      let run = set.runs.first, let glyph = run.glyphs.first
    else { return nil }
    let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
    return ShapedItem(
      span: paragraph.spans[range.lowerBound], face: run.face, size: run.size, lineSize: size,
      level: level, range: range,
      glyphs: [
        ShapedItem.Glyph(
          id: glyph.id, character: range.lowerBound, advance: set.size.width, x: glyph.x,
          y: glyph.y - set.firstBaseline - lift)
      ])
  }

  /// A colon between two digits stands in the middle of them, and has a little more room, as San Francisco's has: in
  /// pictures of 17 and 19 points it is 1.67 to 2 higher, and 0.67 wider.
  private func raiseColons(_ item: inout ShapedItem, _ paragraph: TextParagraph) {
    let digits: ClosedRange<UInt32> = 0x30...0x39
    let scalars = paragraph.scalars
    for index in item.glyphs.indices {
      let place = item.glyphs[index].character
      guard scalars[place] == 0x3A, place > 0, place + 1 < scalars.count,
        digits.contains(scalars[place - 1]), digits.contains(scalars[place + 1])
      else { continue }
      item.glyphs[index].y -= Self.colonRise * item.size
      item.glyphs[index].x += Self.colonRoom * item.size / 2
      item.glyphs[index].advance += Self.colonRoom * item.size
    }
  }

  /// In ems.
  private static let colonRise = 0.1
  private static let colonRoom = 0.035

  /// Gives every digit the same width, the glyph in its middle: the figures that some faces call
  /// tabular are not.
  private func align(_ item: inout ShapedItem, _ paragraph: TextParagraph, _ width: Double) {
    for index in item.glyphs.indices
    where (0x30...0x39).contains(paragraph.scalars[item.glyphs[index].character]) {
      let extra = width - item.glyphs[index].advance
      item.glyphs[index].x += extra / 2
      item.glyphs[index].advance += extra
    }
  }

  /// A 4 of Quicksand's bold is as wide as 0.71 em, and all others are at most 0.62: digits of one width take no more
  /// than San Francisco's, in ems.
  private static let maxRoundedDigit = 0.64

  /// The widest digit of a face, in ems.
  private func digitWidth(_ number: Int, _ face: Face) -> Double {
    if let known = digitWidths[number] { return known }
    var widest = 0.0
    for digit in 0x30...0x39 as ClosedRange<UInt32> {
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf32(buffer, [digit], 1, 0, 1)
      hb_buffer_guess_segment_properties(buffer)
      let features = Self.features(
        TextSpan("", font: .init(hasMonospacedDigits: true)), isContextual: false)
      hb_shape(face.font, buffer, features, UInt32(features.count))
      var count: UInt32 = 0
      if let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0 {
        widest = max(widest, Double(positions[0].x_advance) / face.unitsPerEm)
      }
    }
    digitWidths[number] = widest
    return widest
  }

  private func glyphs(
    _ run: ShapedRun, from start: Int, _ face: Face, size: Double, span: TextSpan, extra: Double
  ) -> [ShapedItem.Glyph] {
    let glyphs = run.glyphs
    let unit = size / face.unitsPerEm
    let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
    return glyphs.indices.map { index in
      let glyph = glyphs[index]
      // One advance's worth of tracking for a character, however many glyphs it has.
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].character != glyph.character
      return ShapedItem.Glyph(
        id: glyph.id, character: start + Int(glyph.character),
        advance: Double(glyph.advance) * unit + (isLast ? extra : 0),
        x: Double(glyph.x) * unit, y: -Double(glyph.y) * unit - lift)
    }
  }

  /// Points added behind every character.
  private static func extra(_ span: TextSpan, _ size: Double) -> Double {
    let width = span.font.width.isFinite ? min(max(span.font.width, 0.5), 2) : 1
    let tracking = span.tracking.isFinite ? span.tracking : 0
    let kerning = span.kerning.isFinite ? span.kerning : 0
    return tracking + kerning + (width - 1) * size * 0.5
  }

  // A constant of the library: the language object lives for ever and is never changed.
  nonisolated(unsafe) private static let english = hb_language_from_string("en", 2)

  /// Tracked text has no ligatures, since they could not be spaced. The system's Latin letters have no contextual
  /// forms, which San Francisco has not either: `->` stays what it is. See `raiseColons` for the one that it has.
  private static func features(_ span: TextSpan, isContextual: Bool) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ name: String, _ value: UInt32) {
      features.append(
        hb_feature_t(
          tag: hb_tag_from_string(name, -1), value: value, start: UInt32(HB_FEATURE_GLOBAL_START),
          end: cpango_feature_global_end))
    }
    if span.font.hasMonospacedDigits { set("tnum", 1) }
    if span.font.hasSmallCaps { set("smcp", 1) }
    if !isContextual { set("calt", 0) }
    if span.tracking != 0 {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }
}
