import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// A collection of attributes that describes a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let display: LegatoDisplay.FontDescriptor
  let style: UIFont.TextStyle?

  init(_ display: LegatoDisplay.FontDescriptor, style: UIFont.TextStyle? = nil) {
    self.display = display
    self.style = style
    super.init()
  }

  /// Creates a descriptor of a name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescriptor(family: fontName, size: size > 0 ? size.native : 17))
  }

  /// The descriptor of a text style, at the text size that the person prefers.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = display
    switch design {
    case .rounded: copy.design = .rounded
    case .monospaced: copy.design = .monospaced
    case .serif: copy.design = .serif
    default: copy.design = .standard
    }
    return UIFontDescriptor(copy, style: style)
  }

  /// The descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = display
    copy.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      copy.weight = max(copy.weight, 700)
    } else if copy.weight >= 600 {
      copy.weight = 400
    }
    if symbolicTraits.contains(.traitMonoSpace) { copy.design = .monospaced }
    return UIFontDescriptor(copy, style: style)
  }

  /// The descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = display
    if newPointSize > 0, newPointSize.isFinite { copy.size = newPointSize.native }
    return UIFontDescriptor(copy)
  }

  /// The descriptor with other attributes: of them the weight counts.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var copy = display
    if let size = attributes[.size] as? CGFloat { copy.size = size.native }
    if let traits = attributes[.traits] as? [TraitKey: Any],
      let weight = traits[.weight] as? UIFont.Weight
    {
      copy.weight = weight.openType
    }
    return UIFontDescriptor(copy, style: style)
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { CGFloat(display.size) }
  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if display.isItalic { traits.insert(.traitItalic) }
    if display.weight >= 600 { traits.insert(.traitBold) }
    if display.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In italics.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 2)
    /// Of one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The size.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
  }
}

/// A utility object for obtaining custom fonts that scale to support Dynamic Type.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A value as large as the person's text size makes it.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// A value as large as the text size of traits makes it.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let size = (traitCollection ?? .current).preferredContentSizeCategory.dynamicTypeSize
    let font = Font.system(style.style)
    return value * CGFloat(font.descriptor(size).size / font.descriptor(.large).size)
  }
  /// A font as large as the person's text size makes it.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude)
  }
  /// A font as large as the person's text size makes it, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
  /// A font as large as the text size of traits makes it.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
}
