public import Foundation
package import LegatoDisplay

/// A set of components that define a color, with a color space specifying how to interpret them: here
/// sRGB, and greys of its gamma.
public final class CGColor: Hashable, Sendable {
  package let color: DisplayColor

  package init(_ color: DisplayColor) { self.color = color }

  /// Creates a color in the sRGB color space.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = DisplayColor(red, green, blue, alpha)
  }

  /// Creates a color in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey of sRGB's gamma.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The values of the color: red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  /// The number of values, alpha among them.
  public var numberOfComponents: Int { 4 }
  /// The value of the alpha component.
  public var alpha: CGFloat { color.alpha }

  /// A new color with the components of an existing one and another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether all components of two colors are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { self.init(.components(cgColor.color)) }

  /// Creates a color from a Core Graphics color.
  @available(iOS, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor.")
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// A Core Graphics representation of the color, if available: it is not where the color depends
  /// on what is around it.
  public var cgColor: CGColor? {
    guard case .components(let color) = source else { return nil }
    return CGColor(color)
  }
}

extension Color.Resolved {
  /// A Core Graphics representation of the color.
  public var cgColor: CGColor { CGColor(display) }
}
