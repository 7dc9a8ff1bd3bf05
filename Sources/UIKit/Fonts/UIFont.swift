import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// An object that provides access to the font's characteristics.
///
/// A font is one of the fixed set that the host sets text in; the weights are those of `Font`. Where code asks
/// for a font of a name that there is not, it gets `nil`, as on the platform.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let descriptor: LegatoDisplay.FontDescriptor
  /// Where the font follows a text style, and grows with it.
  let style: TextStyle?

  init(_ descriptor: LegatoDisplay.FontDescriptor, style: TextStyle? = nil) {
    self.descriptor = descriptor
    self.style = style
    super.init()
  }

  /// Creates a font from an archive; `nil` where the archive holds none.
  public required init?(coder: NSCoder) {
    guard let found = Self.decode(coder) else { return nil }
    (descriptor, style) = found
    super.init()
  }

  /// A size that can be drawn: 17 points, that of body text, where it is not a positive number.
  static func sanitized(_ size: CGFloat) -> Double {
    size > 0 && size.isFinite ? min(size.native, 4096) : 17
  }

  // MARK: Making fonts

  /// Creates a font of a name, of a family or a face; `nil` where the host has none.
  ///
  /// - Parameter fontSize: in points; that of body text where it is not positive.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, HostEngine.current?.hasFont(named: fontName) ?? true else {
      return nil
    }
    self.init(FontDescriptor(family: fontName, size: Self.sanitized(fontSize)))
  }

  /// Creates a font that matches a descriptor; of its size where the size is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var display = descriptor.display
    if pointSize > 0 { display.size = Self.sanitized(pointSize) }
    self.init(display, style: pointSize > 0 ? nil : descriptor.style)
  }

  /// The system font of a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system font of a size and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: sanitized(fontSize), weight: weight.openType))
  }
  /// The system font of a size, a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      FontDescriptor(
        size: sanitized(fontSize), weight: weight.openType, width: 1 + width.rawValue.native / 2))
  }
  /// The bold system font of a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system font of a size, in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: sanitized(fontSize), isItalic: true))
  }
  /// The system font of a size and a weight, whose digits have one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        size: sanitized(fontSize), weight: weight.openType, hasMonospacedDigits: true))
  }
  /// The system font of a size and a weight, whose characters have one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(design: .monospaced, size: sanitized(fontSize), weight: weight.openType))
  }
  /// The font of a text style, at the text size that the person prefers.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style, at the text size of traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (traitCollection ?? .current).preferredContentSizeCategory.dynamicTypeSize
    return UIFont(Font.system(style.style).descriptor(size), style: style)
  }

  /// The point sizes of the system's text: of labels, buttons, small text and itself.
  open class var labelFontSize: CGFloat { 17 }
  /// The point size of buttons.
  open class var buttonFontSize: CGFloat { 18 }
  /// The point size of small text.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The point size of text.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Asking

  /// The font's point size.
  open var pointSize: CGFloat { CGFloat(descriptor.size) }
  /// The font's family name.
  open var familyName: String { descriptor.family ?? ".AppleSystemUIFont" }
  /// The font face name.
  open var fontName: String {
    descriptor.family ?? ".SFUI-\(Weight.name(of: weight))\(descriptor.isItalic ? "Italic" : "")"
  }
  /// The weight of the font.
  var weight: Weight { Weight(openType: descriptor.weight) }
  /// San Francisco's, without a host to ask.
  private var metrics: FontMetrics {
    HostEngine.current?.metrics(of: descriptor) ?? .sanFrancisco(descriptor.size)
  }
  /// The height of text lines, in points.
  open var lineHeight: CGFloat { CGFloat(metrics.height) }
  /// The distance from the baseline to the top of a line.
  open var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// The distance from the baseline to the bottom of a line, negative.
  open var descender: CGFloat { CGFloat(-metrics.descent) }
  /// The points between two lines: none.
  open var leading: CGFloat { 0 }
  /// The height of capitals.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of the letter x, as San Francisco's.
  open var xHeight: CGFloat { pointSize * 0.526 }
  /// The font's descriptor.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, style: style) }
  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = descriptor
    copy.size = Self.sanitized(fontSize)
    return UIFont(copy)
  }
  /// The names of the families of fonts.
  open class var familyNames: [String] { ["Inter"] }
  /// The names of the faces of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    HostEngine.current?.hasFont(named: familyName) ?? false ? [familyName] : []
  }

  /// The font itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether two fonts are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }
  /// A hash of the font's characteristics.
  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// Constants for the weights of fonts.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, −1…1.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The ultra-light weight.
    public static let ultraLight = Self(-0.8)
    /// The thin weight.
    public static let thin = Self(-0.6)
    /// The light weight.
    public static let light = Self(-0.4)
    /// The regular weight.
    public static let regular = Self(0)
    /// The medium weight.
    public static let medium = Self(0.23)
    /// The semibold weight.
    public static let semibold = Self(0.3)
    /// The bold weight.
    public static let bold = Self(0.4)
    /// The heavy weight.
    public static let heavy = Self(0.56)
    /// The black weight.
    public static let black = Self(0.62)

    static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// 100…900: that of the named weight which is nearest.
    var openType: Double {
      let nearest = Self.all.indices.min {
        abs(Self.all[$0].rawValue - rawValue) < abs(Self.all[$1].rawValue - rawValue)
      }
      return rawValue.isNaN ? 400 : Double((nearest ?? 3) + 1) * 100
    }

    init(openType: Double) {
      let index = openType.isNaN ? 3 : Int((openType / 100).rounded()) - 1
      self = Self.all[min(max(index, 0), Self.all.count - 1)]
    }

    static func name(of weight: Weight) -> String {
      let names = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
      ]
      return names[all.firstIndex(of: weight) ?? 3]
    }
  }

  /// Constants for the widths of fonts.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, −1…1.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest of the named widths.
    public static let compressed = Self(rawValue: -0.3)
    /// A narrow width.
    public static let condensed = Self(rawValue: -0.2)
    /// The normal width.
    public static let standard = Self(rawValue: 0)
    /// A wide width.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// Constants that describe the preferred styles for fonts.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Large titles.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// Secondary captions.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

    /// The style of SwiftUI; that of body text for a name that is not known.
    package var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
