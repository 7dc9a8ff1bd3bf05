public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown mean something.
    public enum InterpretedSyntax: Sendable {
      /// Headings, lists, quotes, code and tables, and all within their lines. Nothing stands between two paragraphs:
      /// they differ by their presentation intents.
      case full
      /// What stands within lines. The end of a line is a space.
      case inlineOnly
      /// What stands within lines, with all spaces and line ends.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where a text cannot be read. No Markdown is wrong: that is data which is no text.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// What can be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](name: value)` is read. Of the attributes, `inflect` and `morphology` have a meaning.
    public var allowsExtendedAttributes: Bool
    /// Which parts of Markdown mean something.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where a text cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which all of it has as an attribute.
    public var languageCode: String?
    /// Whether text has its place in the source as an attribute. It has no effect here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates an attributed string of a text with Markdown.
  ///
  /// Takes time in proportion to the text, whatever stands in it.
  ///
  /// - Parameters:
  ///   - options: How Markdown is read; all of it by default.
  ///   - baseURL: What relative addresses are relative to.
  /// - Throws: Nothing: there is no wrong Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = MarkdownText(options, baseURL).string(markdown)
  }

  /// Creates an attributed string of a text with Markdown. Attributes of the scope do not come from Markdown here.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string of a text with Markdown. Attributes of the scope do not come from Markdown here.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string of data that is a text with Markdown, in UTF-8.
  ///
  /// - Throws: `CocoaError` where the data is no such text and the options say so.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard
      let text = String(data: markdown, encoding: .utf8)
        ?? (options.failurePolicy == .throwError ? nil : String(decoding: markdown, as: UTF8.self))
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string of a file with Markdown.
  ///
  /// - Throws: An error where the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
