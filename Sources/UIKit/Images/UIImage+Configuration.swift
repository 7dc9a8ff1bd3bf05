import Foundation
import LegatoDisplay
import SwiftUICore

extension UIImage {
  /// An object that contains the configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// No scale, and that of the font: medium.
    case `default` = -1, unspecified
    /// Smaller than the text, as large, and larger.
    case small, medium, large
    fileprivate var factor: Double { self == .small ? 0.78 : self == .large ? 1.28 : 1 }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// That of the font.
    case unspecified
    /// From the thinnest to the boldest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.all[rawValue - 1]
    }

    init(_ weight: UIFont.Weight) {
      let index = UIFont.Weight.all.firstIndex(of: weight) ?? 3
      self = SymbolWeight(rawValue: index + 1) ?? .regular
    }
  }

  /// An object that contains the configuration of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    var pointSize: CGFloat?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.unspecified
    var textStyle: UIFont.TextStyle?
    var colors: [UIColor] = []
    var isMulticolor = false
    var isHierarchical = false

    /// Creates a configuration of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }
    /// Creates a configuration of a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    /// Creates a configuration of a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }
    /// Creates a configuration of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// Creates a configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init()
      self.textStyle = textStyle
      self.scale = scale
    }
    /// Creates a configuration of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Creates a configuration of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }
    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }
    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// Creates a configuration of colors for the levels of a symbol; of them the first counts.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }
    /// Creates a configuration of shades of one color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
      isHierarchical = true
    }
    /// A configuration of a symbol's own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      let configuration = SymbolConfiguration()
      configuration.isMulticolor = true
      return configuration
    }

    /// The configuration with what another one says in its place.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let result = SymbolConfiguration()
      result.pointSize = other.pointSize ?? pointSize
      result.textStyle = other.textStyle ?? textStyle
      result.weight = other.weight == .unspecified ? weight : other.weight
      result.scale = other.scale == .unspecified ? scale : other.scale
      result.colors = other.colors.isEmpty ? colors : other.colors
      result.isMulticolor = other.isMulticolor || isMulticolor
      result.isHierarchical = other.isHierarchical || isHierarchical
      return result
    }

    var font: UIFont {
      if let textStyle { return .preferredFont(forTextStyle: textStyle) }
      return .systemFont(ofSize: pointSize ?? 17, weight: weight.fontWeight())
    }

    var descriptor: FontDescriptor {
      var descriptor = font.descriptor
      descriptor.size *= scale.factor
      return descriptor
    }

    private var parts: [AnyHashable] {
      [pointSize, weight, scale, textStyle, colors, isMulticolor, isHierarchical]
    }
    /// Whether two configurations say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.parts == parts
    }
    /// A hash of what the configuration says.
    public override var hash: Int { parts.hashValue }
  }
}
