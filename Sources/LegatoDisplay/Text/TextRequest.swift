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
  public var underline: TextLineMark?
  public var strikethrough: TextLineMark?
  /// What is behind the text.
  public var background: DisplayColor?
  /// Points added behind every character, in the place of ligatures.
  public var tracking: Double
  /// Points added behind every character; ligatures stay.
  public var kerning = 0.0
  /// A symbol that stands in the place of the text, which is `symbolSign`.
  public var symbol: String?
  /// The character that a text has for a symbol.
  public static let symbolSign = "\u{FFFC}"
  /// Points by which the characters stand above the baseline.
  public var baselineOffset: Double

  public init(
    _ text: String, font: FontDescriptor, color: DisplayColor? = nil,
    underline: TextLineMark? = nil, strikethrough: TextLineMark? = nil, tracking: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.tracking = tracking
    self.baselineOffset = baselineOffset
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
