public import Foundation
import LegatoDisplay

/// A view that displays one or more lines of read-only text.
public struct Text: Hashable, Sendable {
  /// A stretch of text and what was asked for it, innermost first.
  struct Piece: Hashable, Sendable {
    var content: Content
    var attributes: [Attribute] = []
  }

  enum Content: Hashable, Sendable {
    case string(String)
    /// A symbol, by name, that stands in the line.
    case symbol(String)
    // What is large lies apart, so that strings, which all texts become, take little.
    /// What says something else as time goes on.
    indirect case live(LiveText)
    /// What is looked up in the person's language when it is shown.
    indirect case localized(LocalizedContent)
    /// A value, written as the locale around it does.
    indirect case formatted(FormattedValue)

    /// Whether it depends on the language or the locale.
    var isLookedUp: Bool {
      switch self {
      case .localized, .formatted: true
      case .string, .symbol, .live: false
      }
    }

    /// The words at a time, in seconds since the reference date.
    func string(at now: Double) -> String {
      switch self {
      case .string(let string): string
      case .symbol: ""
      case .live(let live): live.string(at: now)
      case .localized(let content): content.string(at: now)
      case .formatted(let value): value.string(nil)
      }
    }
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }
  init(_ content: Content) { pieces = [Piece(content: content)] }

  /// Creates a text view of a string as it is: markdown is not interpreted, and it is not
  /// localized.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// Creates a text view of a string as it is: markdown is not interpreted, and it is not
  /// localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

  /// Creates a text view that displays localized content identified by a key: the text of the key in the
  /// language of the environment's locale, or the key where there is none. Markdown in it is shown as what
  /// it means: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[link](url)`.
  ///
  /// - Parameters:
  ///   - tableName: The table of texts, `Localizable` where it is `nil`: a string catalogue
  ///     (`.xcstrings`), or `.strings` and `.stringsdict` files in `*.lproj` folders.
  ///   - bundle: The bundle with the tables; the main bundle where it is `nil`.
  ///   - comment: For translators; not used.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedContent(.key(key), table: tableName, bundle: bundle)))
  }

  /// Creates a text view that displays the formatted representation of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// Creates a text view that displays the formatted representation of a value, with the attributes that the
  /// format gives it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates a text view that displays the formatted representation of a value.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view that displays the formatted representation of a value such as a date.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// What the text says at the beginning of time.
  package var plainText: String { plainText(at: 0) }
  func plainText(at now: Double) -> String { pieces.map { $0.content.string(at: now) }.joined() }

  func adding(_ attribute: Attribute) -> Text {
    var copy = self
    // One list serves all pieces that have none yet.
    let alone = [attribute]
    for index in copy.pieces.indices {
      if copy.pieces[index].attributes.isEmpty {
        copy.pieces[index].attributes = alone
      } else {
        copy.pieces[index].attributes.append(attribute)
      }
    }
    return copy
  }

  /// Concatenates the text in two text views in a new text view.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }

  /// Sets the font of the text. `nil` keeps the font of the environment.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the weight of the text. `nil` keeps the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Sets the width of the text. `nil` keeps the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// Sets the design of the text. `nil` keeps the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// Makes the text bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// Makes the text bold; `false` keeps the weight of the font.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { adding(.italic(true)) }
  /// Makes the text italic; `false` keeps the slant of the font.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Sets the color of the text displayed by this view.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(color.map { TextStyle($0, ofLetters: true) }))
  }
  /// Sets the style of the text displayed by this view. One style for the whole text moves as the
  /// foreground style does; of several in one text, gradients show their first color.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(TextStyle(style)))
  }
  /// Applies an underline to the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Draws a line below the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; that of the text where it is `nil`.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Applies a strikethrough to the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; that of the text where it is `nil`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Sets the tracking for the text, in points. It separates ligatures, and takes the place of
  /// kerning.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Sets the spacing, or kerning, between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Moves the text from its baseline, in points: up where the offset is positive. Infinity and NaN
  /// are treated as 0.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baseline(baselineOffset))
  }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// Sets the text in a design whose characters all have the same width; `false` keeps
  /// the design of the font.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

  /// The text as it is to be set in an environment, at a time. Attributes of the views around come
  /// first, then those of the text from the outside in. The font comes first, whatever the order:
  /// weight and slant change the one that is there.
  func spans(in environment: EnvironmentValues, at now: Double = 0) -> [TextSpan] {
    let pieces = resolved(in: environment).pieces
    let hasOwnStyle = ownStyle != nil
    var around = ResolvedAttributes(font: environment.font)
    for attribute in environment.textAttributes { around.apply(attribute) }
    let textCase = environment.textCase
    var spans: [TextSpan] = []
    spans.reserveCapacity(pieces.count)
    // What is asked for comes to the same in pieces with one list of it, as those around a value have.
    var last: (attributes: [Attribute], span: TextSpan)?
    for piece in pieces {
      var span: TextSpan
      if let last, last.attributes.sharesStorage(with: piece.attributes) {
        span = last.span
      } else {
        var attributes = around
        for attribute in piece.attributes.reversed() { attributes.apply(attribute) }
        span = attributes.span("", in: environment)
        if !hasOwnStyle { span.color = attributes.style?.color(in: environment) }
        if attributes.link != nil, attributes.style == nil {
          span.color = (environment.tint ?? .accentColor).display(in: environment)
        }
        last = (piece.attributes, span)
      }
      let text = piece.content.string(at: now)
      switch textCase {
      case .uppercase: span.text = text.uppercased()
      case .lowercase: span.text = text.lowercased()
      case nil: span.text = text
      }
      if case .symbol(let name) = piece.content {
        let isMirrored = environment.layoutDirection == .rightToLeft
        span.symbol = isMirrored ? SymbolDirection.opposite(name) : name
        span.text = TextSpan.symbolSign
      }
      spans.append(span)
    }
    return spans
  }
}

extension Array {
  /// Whether the arrays are one in memory, and so equal, whatever they hold.
  func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count, !isEmpty else { return count == other.count }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}

extension Text: View {
  /// Stops the program: the runtime draws the text, and there is no body to call.
  public var body: Never {
    preconditionFailure("Text is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that draws the text.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Text") {
      TextElement(node: $0)
    } configure: {
      view, element in
      (element as? TextElement)?.set(view)
    }
  }
}
