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

  /// By font; `nil` where its numbers are more than pairs.
  private(set) var pairs: [ShapedRun.Key.Font: NumberPairs?] = [:]
  /// How many numbers have been shaped in a font.
  private var numbers: [ShapedRun.Key.Font: Int] = [:]
  /// Shaping all pairs takes as long as some fifty numbers.
  private static let numbersBeforePairs = 60

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
    let level = paragraph.levels[range.lowerBound]
    if span.symbol != nil, let symbol = symbol(range, of: paragraph, span, level: level) {
      return symbol
    }
    let setting = setting(of: span, choice)
    let glyphs = paragraph.scalars.withUnsafeBufferPointer { scalars in
      let glyphs = run(range, of: scalars, span, setting, isRightToLeft: level % 2 == 1).glyphs
      return glyphs.indices.map { index in
        let glyph = glyphs[index]
        return setting.set(
          glyph,
          isLast: index + 1 == glyphs.count || glyphs[index + 1].character != glyph.character,
          at: range.lowerBound + Int(glyph.character), in: scalars)
      }
    }
    return ShapedItem(
      span: paragraph.spans[range.lowerBound], face: setting.number, size: setting.size,
      lineSize: setting.size, level: level, range: range, glyphs: glyphs)
  }

  /// How a stretch of a span is set in the face that is chosen for it.
  func setting(of span: TextSpan, _ choice: FaceChoice) -> StretchSetting {
    let number = chooser.face(choice, for: span.font)
    let face = library.face(number)
    let size = LineMetrics.sanitized(span.font.size)
    // Other scripts' letters join, or have widths of their own.
    let optical = choice == .own ? OpticalTracking.ems(span.font, size: size) * size : 0
    let extra = Self.extra(span, size) + optical
    var digitWidth: Double?
    if span.font.hasMonospacedDigits {
      let isRounded = span.font.family == nil && span.font.design == .rounded
      let limit = isRounded ? Self.maxRoundedDigit : .infinity
      digitWidth = min(self.digitWidth(number, face), limit) * size + extra
    }
    return StretchSetting(
      face: face, number: number, choice: choice, size: size, extra: extra,
      lift: span.baselineOffset.isFinite ? span.baselineOffset : 0,
      raisesColons: choice == .own && span.font.family == nil && span.font.design == .standard,
      digitWidth: digitWidth)
  }

  /// The glyphs of a stretch, kept where the same stretch has the same ones wherever it stands.
  ///
  /// - Parameter scalars: all of the paragraph.
  func run(
    _ range: Range<Int>, of scalars: UnsafeBufferPointer<UInt32>, _ span: TextSpan,
    _ setting: StretchSetting, isRightToLeft: Bool
  ) -> ShapedRun {
    let isContextual = setting.choice != .own || span.font.family != nil
    let key = ShapedRun.Key(
      UnsafeBufferPointer(rebasing: scalars[range]), face: setting.number, font: span.font,
      isTracked: span.tracking != 0, isRightToLeft: isRightToLeft, isContextual: isContextual)
    if let key, let known = runs.value(key) { return known }
    if let key, key.isNumber, !isContextual, !isRightToLeft,
      let pairs = numberPairs(key.font, span, setting)
    {
      return pairs.run(of: UnsafeBufferPointer(rebasing: scalars[range]))
    }
    let glyphs = shaped(range, of: scalars, span, setting, isRightToLeft: isRightToLeft)
    if let key { runs.store(glyphs, for: key) }
    return glyphs
  }

  /// The pairs of a font, once so many numbers have been set in it that they are worth it.
  private func numberPairs(
    _ font: ShapedRun.Key.Font, _ span: TextSpan, _ setting: StretchSetting
  ) -> NumberPairs? {
    if let known = pairs[font] { return known }
    numbers[font, default: 0] += 1
    guard numbers[font, default: 0] > Self.numbersBeforePairs else { return nil }
    let made = NumberPairs { characters in
      characters.withUnsafeBufferPointer {
        shaped($0.indices, of: $0, span, setting, isRightToLeft: false).glyphs
      }
    }
    pairs[font] = .some(made)
    return made
  }

  /// The glyphs of a stretch, shaped anew.
  func shaped(
    _ range: Range<Int>, of scalars: UnsafeBufferPointer<UInt32>, _ span: TextSpan,
    _ setting: StretchSetting, isRightToLeft: Bool
  ) -> ShapedRun {
    let isContextual = setting.choice != .own || span.font.family != nil
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf32(
      buffer, scalars.baseAddress, Int32(scalars.count), UInt32(range.lowerBound),
      Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, Self.english)
    hb_buffer_guess_segment_properties(buffer)
    let features = Self.features(span, isContextual: isContextual)
    hb_shape(setting.face.font, buffer, features, UInt32(features.count))
    return ShapedRun(buffer, from: range.lowerBound)
  }

  /// A symbol in the line, which it has the baseline of.
  private func symbol(
    _ range: Range<Int>, of paragraph: TextParagraph, _ span: TextSpan, level: UInt8
  ) -> ShapedItem? {
    guard let name = span.symbol,
      let set = symbols.layout(name, font: span.font),
      let run = set.runs.first, let glyph = run.glyphs.first
    else { return nil }
    let lift = span.baselineOffset.isFinite ? span.baselineOffset : 0
    return ShapedItem(
      span: paragraph.spans[range.lowerBound], face: run.face, size: run.size,
      lineSize: LineMetrics.sanitized(span.font.size),
      level: level, range: range,
      glyphs: [
        ShapedItem.Glyph(
          id: glyph.id, character: range.lowerBound, advance: set.size.width, x: glyph.x,
          y: glyph.y - set.firstBaseline - lift)
      ])
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
