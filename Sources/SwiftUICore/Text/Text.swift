import LegatoDisplay

/// A view that displays one or more lines of read-only text.
public struct Text: Hashable, Sendable {
  /// A stretch of text and what was asked for it, innermost first.
  struct Piece: Hashable, Sendable {
    var text: String
    var attributes: [Attribute] = []
  }

  enum Attribute: Hashable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    /// `nil` is the foreground style around the text.
    case style(TextStyle?)
    case underline(Bool)
    case strikethrough(Bool)
    case tracking(CGFloat)
    case baseline(CGFloat)
    case monospacedDigit
    case monospaced
  }

  var pieces: [Piece]

  public init(verbatim content: String) { pieces = [Piece(text: content)] }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { pieces = [Piece(text: String(content))] }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = [Piece(text: key.text)]
  }

  /// Creates a text view that displays the formatted representation of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  package var plainText: String { pieces.map(\.text).joined() }

  private func adding(_ attribute: Attribute) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].attributes.append(attribute) }
    return copy
  }

  /// Concatenates the text in two text views in a new text view.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func bold() -> Text { adding(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  public func italic() -> Text { adding(.italic(true)) }
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
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive))
  }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baseline(baselineOffset))
  }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.monospaced) : self }

  /// The text as it is to be set in an environment. Earlier attributes win: they were written
  /// nearer to the words. The font comes first, whatever the order: weight and slant change it.
  func spans(in environment: EnvironmentValues) -> [TextSpan] {
    let size = environment.dynamicTypeSize
    let hasOwnStyle = ownStyle != nil
    return pieces.map { piece in
      var font = environment.font ?? .body
      for case .font(.some(let own)) in piece.attributes.reversed() { font = own }
      var span = TextSpan(piece.text, font: font.descriptor(size))
      for attribute in piece.attributes.reversed() {
        switch attribute {
        case .font: break
        case .weight(let weight):
          if let weight { span.font.weight = weight.value }
        case .bold(let isActive): span.font.weight = isActive ? 700 : 400
        case .italic(let isActive): span.font.isItalic = isActive
        case .style(let style):
          span.color = hasOwnStyle ? nil : style?.color(in: environment)
        case .underline(let isActive): span.isUnderlined = isActive
        case .strikethrough(let isActive): span.isStruckThrough = isActive
        case .tracking(let value): span.tracking = value.native.isUsable ? value : 0
        case .baseline(let value): span.baselineOffset = value.native.isUsable ? value : 0
        case .monospacedDigit: span.font.hasMonospacedDigits = true
        case .monospaced: span.font.design = .monospaced
        }
      }
      return span
    }
  }
}

extension Text: View {
  public var body: Never {
    preconditionFailure("Text is drawn by the runtime and has no body to call.")
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Text") {
      TextElement(node: $0)
    } configure: {
      view, element in
      (element as? TextElement)?.set(view)
    }
  }
}

extension View {
  /// Sets the font weight of the text in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.font) { font in
      if let weight { font = (font ?? .body).weight(weight) }
    }
  }

  /// Applies a bold font weight to the text in this view.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : .regular) }

  /// Applies italics to the text in this view.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { font in
      if isActive { font = (font ?? .body).italic() }
    }
  }

  /// Modifies the fonts of all child views to use fixed-width digits, if possible.
  public func monospacedDigit() -> some View {
    transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }
}
