package import LegatoDisplay

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  /// A dynamic text style to use for fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles of titles, headings, body text, callouts and footnotes.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// The styles of captions.
    case caption, caption2
  }

  /// A weight to use for fonts.
  public struct Weight: Hashable, Sendable {
    package let value: Double
    /// A weight of 100.
    public static let ultraLight = Weight(value: 100)
    /// A weight of 200.
    public static let thin = Weight(value: 200)
    /// A weight of 300.
    public static let light = Weight(value: 300)
    /// A weight of 400, that of plain text.
    public static let regular = Weight(value: 400)
    /// A weight of 500.
    public static let medium = Weight(value: 500)
    /// A weight of 600.
    public static let semibold = Weight(value: 600)
    /// A weight of 700.
    public static let bold = Weight(value: 700)
    /// A weight of 800.
    public static let heavy = Weight(value: 800)
    /// A weight of 900.
    public static let black = Weight(value: 900)
  }

  /// A width to use for fonts that have multiple widths. The fonts of hosts have one: the letters
  /// stand closer together or further apart.
  public struct Width: Hashable, Sendable {
    /// 0 is the normal width; within −1…1.
    public var value: CGFloat
    /// Creates a width. Values outside −1…1 are clamped where the font is used; infinity and NaN
    /// are treated as 0.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest of the named widths, −0.3.
    public static let compressed = Width(-0.3)
    /// A narrow width, −0.2.
    public static let condensed = Width(-0.2)
    /// The normal width, 0.
    public static let standard = Width(0)
    /// A wide width, 0.2.
    public static let expanded = Width(0.2)
  }

  /// A line spacing adjustment that you can apply to a font.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A design to use for fonts.
  public enum Design: Hashable, Sendable { case `default`, rounded, monospaced, serif }

  indirect enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    case modified(Font, Modifier)
    case held(Font, DynamicTypeSize)
  }
  let source: Source

  /// What is asked of a font beside its face and size.
  enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case design(Design)
    case bold, italic, monospacedDigit, smallCaps
  }

  private func modified(_ modifier: Modifier) -> Font { Font(source: .modified(self, modifier)) }

  /// The font of large titles: 34 points at the default text size.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles: 28 points at the default text size.
  public static let title = system(.title)
  /// The font of second-level titles: 22 points at the default text size.
  public static let title2 = system(.title2)
  /// The font of third-level titles: 20 points at the default text size.
  public static let title3 = system(.title3)
  /// The font of headings: 17 points and semibold at the default text size.
  public static let headline = system(.headline)
  /// The font of subheadings: 15 points at the default text size.
  public static let subheadline = system(.subheadline)
  /// The font of body text: 17 points at the default text size.
  public static let body = system(.body)
  /// The font of callouts: 16 points at the default text size.
  public static let callout = system(.callout)
  /// The font of footnotes: 13 points at the default text size.
  public static let footnote = system(.footnote)
  /// The font of captions: 12 points at the default text size.
  public static let caption = system(.caption)
  /// The font of secondary captions: 11 points at the default text size.
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
  ///
  /// Fonts are found by the name of their family, or by the PostScript name of a face, among those
  /// that the host has and those of the app. Where there is none of that name, the system font is
  /// used, and that is reported.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(source: .custom(name, size: size, relativeTo: .body))
  }
  /// Create a custom font with the given name and size that scales relative to the given `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(source: .custom(name, size: size, relativeTo: textStyle))
  }
  /// Create a custom font with the given name and a fixed size that does not scale with Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(source: .custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  /// The font with another width.
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  /// The font with a bold weight; in the text styles from `title3` down, that is semibold.
  public func bold() -> Font { modified(.bold) }
  /// The font in italics.
  public func italic() -> Font { modified(.italic) }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// The font in a design whose characters all have the same width.
  public func monospaced() -> Font { modified(.design(.monospaced)) }
  /// The font with small capitals in place of lowercase letters.
  public func smallCaps() -> Font { modified(.smallCaps) }
  /// Adjusts the line spacing of a font: by 2 points.
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

  /// The font as it is at one text size, whatever the text size around it.
  package func held(at size: DynamicTypeSize) -> Font { Font(source: .held(self, size)) }

  /// The face to set text in, for a text size.
  package func descriptor(_ size: DynamicTypeSize) -> FontDescriptor {
    switch source {
    case .style(let style, let design, let weight):
      return FontDescriptor(
        design: Self.design(design), size: style.size(size),
        weight: (weight ?? (style == .headline ? .semibold : .regular)).value,
        lineGap: style.lineGap(size))
    case .system(let points, let weight, let design):
      return FontDescriptor(
        design: Self.design(design), size: Self.sane(points),
        weight: (weight ?? .regular).value)
    case .custom(let name, let points, let style):
      let scale = style?.scale(size) ?? 1
      return FontDescriptor(family: name, size: Self.sane(points) * scale)
    case .held(let base, let held):
      return base.descriptor(held)
    case .modified(let base, let modifier):
      var font = base.descriptor(size)
      if modifier == .bold {
        font.weight = base.boldWeight.value
      } else {
        modifier.apply(to: &font)
      }
      return font
    }
  }

  /// The weight that bold text of the font has: of a text style its emphasized one.
  var boldWeight: Weight {
    switch source {
    case .style(let style, _, nil): style.emphasizedWeight
    case .style, .system, .custom: .bold
    case .modified(_, .weight): .bold
    case .modified(let base, _), .held(let base, _): base.boldWeight
    }
  }

  /// The size that was asked for, if it cannot be drawn.
  package var fault: CGFloat? {
    switch source {
    case .style: nil
    case .system(let size, _, _), .custom(_, let size, _): size > 0 && size <= 4096 ? nil : size
    case .modified(let base, _), .held(let base, _): base.fault
    }
  }

  /// A size that can be drawn: 1 point where it is not a positive number, 4096 at the most.
  private static func sane(_ size: CGFloat) -> Double {
    size > 0 ? min(size, 4096) : 1
  }

  fileprivate static func design(_ design: Design?) -> FontDescriptor.Design {
    switch design {
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .serif: .serif
    case .default, nil: .standard
    }
  }
}

extension Font.Modifier {
  func apply(to font: inout FontDescriptor) {
    switch self {
    case .weight(let weight): font.weight = weight.value
    case .width(let width):
      font.width = 1 + (width.value.isFinite ? min(max(width.value, -1), 1) : 0) / 2
    case .leading(let leading):
      let points: Double = leading == .standard ? 0 : leading == .tight ? -2 : 2
      font.leading = points / max(font.size, 1)
    case .bold: font.weight = Font.Weight.bold.value
    case .design(let design): font.design = Font.design(design)
    case .italic: font.isItalic = true
    case .monospacedDigit: font.hasMonospacedDigits = true
    case .smallCaps: font.hasSmallCaps = true
    }
  }
}
