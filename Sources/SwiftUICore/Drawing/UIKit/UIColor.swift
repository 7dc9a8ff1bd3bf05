public import Foundation
import LegatoDisplay

/// An object that stores color data: of UIKit the part that SwiftUI code reaches for.
///
/// A color is what a `Color` of SwiftUI is: one of the system's, or of a dynamic provider, adapts to
/// the view that it is shown in.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  package init(source: Color) { color = source }

  /// Creates a color that represents a color of SwiftUI.
  public convenience init(_ color: Color) { self.init(source: color) }

  /// Creates a color using the specified opacity and RGB component values, of sRGB. They may lie
  /// outside 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color using the specified opacity and RGB component values in the Display P3 color
  /// space.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(source: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color using the specified opacity and grayscale values.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: Color(white: white, opacity: alpha))
  }

  /// Creates a color using the specified opacity and HSB component values, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      source: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color using the specified Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(source: Color(cgColor: cgColor)) }

  /// Creates a color that uses the specified block to generate its color data dynamically. The block
  /// is called at once, for each style.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
    }
    self.init(source: Color(.dynamic(light: color(.light), dark: color(.dark))))
  }

  /// Creates a color that has the same color data as this one, but the specified alpha component.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: Color(.alpha(color, alpha)))
  }

  /// The version of the color that results from the specified traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(source: Color(.components(display(traitCollection.userInterfaceStyle))))
  }

  /// The Core Graphics color that corresponds to it, in the light style.
  public var cgColor: CGColor { CGColor(display(.light)) }

  private func display(_ style: UIUserInterfaceStyle) -> DisplayColor {
    var environment = EnvironmentValues()
    environment.colorScheme = style == .dark ? .dark : .light
    return color.display(in: environment)
  }

  // MARK: Components

  /// Returns the components that form the color in the sRGB color space, in the light style.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let display = display(.light)
    red?.pointee = display.red
    green?.pointee = display.green
    blue?.pointee = display.blue
    alpha?.pointee = display.alpha
    return true
  }

  /// Returns the components that form the color in the HSB color space, in the light style.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let display = display(.light)
    let (most, least) = (
      max(display.red, display.green, display.blue), min(display.red, display.green, display.blue)
    )
    let range = most - least
    let turn =
      range == 0
      ? 0
      : most == display.red
        ? (display.green - display.blue) / range
        : most == display.green
          ? 2 + (display.blue - display.red) / range : 4 + (display.red - display.green) / range
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = display.alpha
    return true
  }

  /// Whether two colors are made in the same way.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
  /// Hashes what the color is made of.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: CustomStringConvertible {
  /// The color in words, for example `UIColor(red)`.
  public var description: String { "UIColor(\(color))" }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color.
  @available(iOS, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor.")
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

/// Constants that indicate the interface style for the app.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style, light, and dark.
  case unspecified, light, dark
}

/// A collection of data that represents the environment for an individual element: what a dynamic
/// color is asked with.
public final class UITraitCollection: Hashable, Sendable {
  /// The style of the interface.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates a trait collection with the interface style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether two trait collections have the same interface style.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }
  /// Hashes the interface style.
  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
