/// The pattern of a line under or through text.
public enum LineDash: String, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

/// A line under or through text.
public struct TextLineMark: Hashable, Sendable {
  public var dash: LineDash
  /// The text's own where `nil`.
  public var color: DisplayColor?

  public init(_ dash: LineDash = .solid, color: DisplayColor? = nil) {
    self.dash = dash
    self.color = color
  }
}

/// A stretch of text in one font.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  /// A colour of its own; the whole text's paint where `nil`.
  public var color: DisplayColor?
  /// Points added behind every character, in the place of ligatures.
  public var tracking: Double
  /// Points added behind every character; ligatures stay.
  public var kerning = 0.0
  /// The character that a text has for a symbol.
  public static let symbolSign = "\u{FFFC}"
  /// Points by which the characters stand above the baseline.
  public var baselineOffset: Double

  /// What few spans have: apart, as the spans of a text are copied many times while it is set.
  private struct Rarities: Hashable {
    var underline: TextLineMark?
    var strikethrough: TextLineMark?
    var background: DisplayColor?
    var symbol: String?
  }

  /// Never changed: another one takes its place.
  private final class Box: Hashable, Sendable {
    let value: Rarities

    init(_ value: Rarities) { self.value = value }

    static func == (left: Box, right: Box) -> Bool {
      left === right || left.value == right.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  private var box: Box?

  /// Whether the span is words alone: no symbol, without lines or a background.
  package var isPlain: Bool { box == nil }

  private var rarities: Rarities {
    get { box?.value ?? Rarities() }
    set { box = newValue == Rarities() ? nil : Box(newValue) }
  }

  public var underline: TextLineMark? {
    get { box?.value.underline }
    set { if newValue != underline { rarities.underline = newValue } }
  }

  public var strikethrough: TextLineMark? {
    get { box?.value.strikethrough }
    set { if newValue != strikethrough { rarities.strikethrough = newValue } }
  }

  /// What is behind the text.
  public var background: DisplayColor? {
    get { box?.value.background }
    set { if newValue != background { rarities.background = newValue } }
  }

  /// A symbol that stands in the place of the text, which is `symbolSign`.
  public var symbol: String? {
    get { box?.value.symbol }
    set { if newValue != symbol { rarities.symbol = newValue } }
  }

  public init(
    _ text: String, font: FontDescriptor, color: DisplayColor? = nil,
    underline: TextLineMark? = nil, strikethrough: TextLineMark? = nil, tracking: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

extension TextSpan {
  /// Mixes in the words and the size of the font: spans that differ in something else only are rare.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(font.size)
  }
}

/// A text to be set: what it says and the room that it has.
public struct TextRequest: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  public var spans: [TextSpan]
  /// The width at which lines wrap, in points; one long line where `nil`.
  public var maxWidth: Double?
  /// The most lines, the last one truncated; no limit where `nil`.
  public var lineLimit: Int?
  public var truncation: Truncation
  public var alignment: Alignment
  /// Points added between lines.
  public var lineSpacing: Double
  /// Whether lines begin at the right: where they stand in the room.
  public var isRightToLeft: Bool
  /// Whether a paragraph is read in the direction of its first character that has one; else, and
  /// where none has, in that of the lines.
  public var infersDirection: Bool

  public init(
    _ spans: [TextSpan], maxWidth: Double? = nil, lineLimit: Int? = nil,
    truncation: Truncation = .tail, alignment: Alignment = .leading, lineSpacing: Double = 0,
    isRightToLeft: Bool = false, infersDirection: Bool = false
  ) {
    self.spans = spans
    self.maxWidth = maxWidth
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.infersDirection = infersDirection
  }
}

extension TextRequest {
  /// Mixes in the words, the sizes of their fonts, and the room.
  public func hash(into hasher: inout Hasher) {
    for index in spans.indices { spans[index].hash(into: &hasher) }
    hasher.combine(maxWidth)
    hasher.combine(lineLimit)
  }
}
