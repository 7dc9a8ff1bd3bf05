/// A stretch of text in one font.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  /// A colour of its own; the whole text's paint where `nil`.
  public var color: DisplayColor?
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Points added behind every character.
  public var tracking: Double
  /// Points by which the characters stand above the baseline.
  public var baselineOffset: Double

  public init(
    _ text: String, font: FontDescriptor, color: DisplayColor? = nil, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, tracking: Double = 0, baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
    self.baselineOffset = baselineOffset
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
  public var isRightToLeft: Bool

  public init(
    _ spans: [TextSpan], maxWidth: Double? = nil, lineLimit: Int? = nil,
    truncation: Truncation = .tail, alignment: Alignment = .leading, lineSpacing: Double = 0,
    isRightToLeft: Bool = false
  ) {
    self.spans = spans
    self.maxWidth = maxWidth
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
  }
}
