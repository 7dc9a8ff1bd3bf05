/// How a stretch of text is presented within its line.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The intents as bits.
  public let rawValue: UInt
  /// Creates intents of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that is none of the text's: a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag of HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// Lines of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
