import LegatoDisplay

extension Text {
  /// What can be asked for a stretch of text.
  enum Attribute: Hashable, Sendable {
    case font(Font?)
    /// `nil` takes back what was asked for further out.
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(Font.Width?)
    case monospacedDigit
    case monospaced(Bool)
    /// `nil` is the foreground style around the text.
    case style(TextStyle?)
    case background(Color?)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case tracking(CGFloat)
    case kerning(CGFloat)
    case baseline(CGFloat)
    case link(URL)
    /// What renderers of text ask for.
    case custom(CustomTextAttribute)
  }

  /// Description of the style used to draw the line for an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern that the line has.
    public struct Pattern: Hashable, Sendable {
      let name: LineDash
      /// A solid line.
      public static let solid = Pattern(name: .solid)
      /// A line of dots.
      public static let dot = Pattern(name: .dot)
      /// A line of dashes.
      public static let dash = Pattern(name: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(name: .dashDot)
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(name: .dashDotDot)
    }

    package let pattern: Pattern
    let color: Color?

    /// Creates a line style: of the color of the text where there is none.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// Draws a single solid line.
    public static let single = LineStyle()
  }
}

/// What attributes come to, taken one after another from the outside in: the one that was written
/// nearer to the words wins.
struct ResolvedAttributes {
  var font: Font?
  private var weight: WeightChoice?
  private var isItalic = false
  private var design: Font.Design?
  private var width: Font.Width?
  private var hasMonospacedDigits = false
  private var underline: Text.LineStyle?
  private var strikethrough: Text.LineStyle?
  private var tracking: CGFloat = 0
  private var kerning: CGFloat = 0
  private var baseline: CGFloat = 0
  private(set) var background: Color?
  private(set) var style: TextStyle?
  private(set) var link: URL?

  /// What was asked for of the weight.
  private enum WeightChoice {
    case exact(Font.Weight)
    /// The bold weight of the font.
    case bold
  }

  init(font: Font?) { self.font = font }

  mutating func apply(_ attribute: Text.Attribute) {
    func sane(_ value: CGFloat) -> CGFloat { value.native.isInSupportedRange ? value : 0 }
    switch attribute {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): self.weight = weight.map(WeightChoice.exact)
    case .bold(let isActive): weight = isActive ? .bold : nil
    case .italic(let isActive): isItalic = isActive
    case .design(let design): self.design = design
    case .width(let width): self.width = width
    case .monospacedDigit: hasMonospacedDigits = true
    case .monospaced(let isActive): design = isActive ? .monospaced : nil
    case .style(let style): self.style = style
    case .background(let color): background = color
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .tracking(let value): tracking = sane(value)
    case .kerning(let value): kerning = sane(value)
    case .baseline(let value): baseline = sane(value)
    case .link(let url): link = url
    case .custom: break
    }
  }

  /// The font with all that was asked for around it.
  func descriptor(_ size: DynamicTypeSize) -> FontDescriptor {
    let font = font ?? .body
    var descriptor = font.descriptor(size)
    var modifiers: [Font.Modifier] = []
    switch weight {
    case .exact(let weight): modifiers.append(.weight(weight))
    case .bold: modifiers.append(.weight(font.boldWeight))
    case nil: break
    }
    if isItalic { modifiers.append(.italic) }
    if let design { modifiers.append(.design(design)) }
    if let width { modifiers.append(.width(width)) }
    if hasMonospacedDigits { modifiers.append(.monospacedDigit) }
    for modifier in modifiers { modifier.apply(to: &descriptor) }
    return descriptor
  }

  func span(_ text: String, in environment: EnvironmentValues) -> TextSpan {
    var span = TextSpan(text, font: descriptor(environment.dynamicTypeSize))
    func line(_ style: Text.LineStyle?) -> TextLineMark? {
      style.map { TextLineMark($0.pattern.name, color: $0.color?.display(in: environment)) }
    }
    span.underline = line(underline)
    span.strikethrough = line(strikethrough)
    // Tracking, which also separates ligatures, takes the place of kerning.
    span.tracking = tracking
    span.kerning = tracking == 0 ? kerning : 0
    span.baselineOffset = baseline
    span.background = background?.display(in: environment)
    return span
  }
}

private enum TextAttributesKey: EnvironmentKey {
  static var defaultValue: [Text.Attribute] { [] }
}

extension EnvironmentValues {
  /// What modifiers on views ask for the text inside, the outermost first.
  var textAttributes: [Text.Attribute] {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The font of text here.
  var fontDescriptor: FontDescriptor {
    var attributes = ResolvedAttributes(font: font)
    for attribute in textAttributes { attributes.apply(attribute) }
    return attributes.descriptor(dynamicTypeSize)
  }
}

extension View {
  nonisolated private func text(_ attribute: Text.Attribute) -> some View {
    transformEnvironment(\.textAttributes) { $0.append(attribute) }
  }

  /// Sets the font weight of the text in this view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight)) }

  /// Sets the font width of the text in this view.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text(.width(width)) }

  /// Sets the font design of the text in this view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text(.design(design)) }

  /// Applies a bold font weight to the text in this view.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { text(.bold(isActive)) }

  /// Applies italics to the text in this view.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }

  /// Modifies the fonts of all child views to use fixed-width digits, if possible.
  nonisolated public func monospacedDigit() -> some View { text(.monospacedDigit) }

  /// Modifies the fonts of all child views to use the fixed-width variant of the current font, if
  /// possible.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    text(.monospaced(isActive))
  }

  /// Applies an underline to the text in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Applies a strikethrough to the text in this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the spacing, or kerning, between characters for the text in this view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { text(.kerning(kerning)) }

  /// Sets the tracking for the text in this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { text(.tracking(tracking)) }

  /// Sets the vertical offset for the text relative to its baseline in this view, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text(.baseline(baselineOffset))
  }
}
