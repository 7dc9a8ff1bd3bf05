package import LegatoDisplay

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  /// A dynamic text style to use for fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// A weight to use for fonts.
  public struct Weight: Hashable, Sendable {
    package let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// A design to use for fonts.
  public enum Design: Hashable, Sendable { case `default`, rounded, monospaced, serif }

  indirect enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    case weight(Font, Weight)
    case italic(Font)
    case monospacedDigit(Font)
    case monospaced(Font)
    case smallCaps(Font)
  }
  let source: Source

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// Gets a system font that uses the specified style, design, and weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(source: .style(style, design, weight))
  }

  /// Specifies a system font to use, along with the style, weight, and any design parameters you
  /// want applied to the text.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(source: .system(size: size, weight, design))
  }

  /// Create a custom font with the given name and size that scales with the body text style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(source: .custom(name, size: size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(source: .custom(name, size: size, relativeTo: textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(source: .custom(name, size: fixedSize, relativeTo: nil))
  }

  public func weight(_ weight: Weight) -> Font { Font(source: .weight(self, weight)) }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(source: .italic(self)) }
  public func monospacedDigit() -> Font { Font(source: .monospacedDigit(self)) }
  public func monospaced() -> Font { Font(source: .monospaced(self)) }
  public func smallCaps() -> Font { Font(source: .smallCaps(self)) }

  /// The face to set text in, for a text size.
  package func descriptor(_ size: DynamicTypeSize) -> FontDescriptor {
    switch source {
    case .style(let style, let design, let weight):
      return FontDescriptor(
        design: Self.design(design), size: style.size(size),
        weight: (weight ?? (style == .headline ? .semibold : .regular)).value)
    case .system(let points, let weight, let design):
      return FontDescriptor(
        design: Self.design(design), size: Self.sane(points),
        weight: (weight ?? .regular).value)
    case .custom(let name, let points, let style):
      let scale = style.map { $0.size(size) / $0.size(.large) } ?? 1
      return FontDescriptor(family: name, size: Self.sane(points) * scale)
    case .weight(let base, let weight):
      var font = base.descriptor(size)
      font.weight = weight.value
      return font
    case .italic(let base):
      var font = base.descriptor(size)
      font.isItalic = true
      return font
    case .monospacedDigit(let base):
      var font = base.descriptor(size)
      font.hasMonospacedDigits = true
      return font
    case .monospaced(let base):
      var font = base.descriptor(size)
      font.design = .monospaced
      return font
    case .smallCaps(let base):
      var font = base.descriptor(size)
      font.hasSmallCaps = true
      return font
    }
  }

  /// The size that was asked for, if it cannot be drawn.
  package var fault: CGFloat? {
    switch source {
    case .style: nil
    case .system(let size, _, _), .custom(_, let size, _): size > 0 && size <= 4096 ? nil : size
    case .weight(let base, _), .italic(let base), .monospacedDigit(let base),
      .monospaced(let base), .smallCaps(let base):
      base.fault
    }
  }

  /// A size that can be drawn: 1 point where it is not a positive number, 4096 at the most.
  private static func sane(_ size: CGFloat) -> Double {
    size > 0 ? min(size, 4096) : 1
  }

  private static func design(_ design: Design?) -> FontDescriptor.Design {
    switch design {
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .serif: .serif
    case .default, nil: .standard
    }
  }
}

extension Font.TextStyle {
  /// Points at a Dynamic Type size. Sizes of `large` are the platform's; the others follow the
  /// table of `body`, as far as the style's own limits allow.
  func size(_ size: DynamicTypeSize) -> Double {
    let base: Double =
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let grown = base + (body[size.rawValue] - 17) * (base > 28 ? 0.6 : 1)
    return max(11, grown)
  }
}
