import SwiftUI

/// A color with a name and a purpose, for light and dark appearance.
///
/// A token is a shape style: pass it where SwiftUI takes one, as in `.foregroundStyle(token)`, and
/// it resolves to its light or dark color in the environment. The token itself is equal in both
/// appearances, so that a change of appearance is no change of state.
///
/// Tokens that follow the accent (``followsAccent``) are derived from the accent color where they
/// are drawn: from the color with which a ``TokenTheme`` replaces ``ColorToken/App/accent``, or
/// else from SwiftUI's tint. All components of an app therefore share one accent.
public struct ColorToken: Hashable, Sendable, Identifiable {
  /// The canonical name, with dots: `select.background`.
  public let name: String
  /// The color in light appearance; of a token that follows the accent, its color for the system's
  /// blue.
  public let light: Components
  /// The color in dark appearance; of a token that follows the accent, its color for the system's
  /// blue.
  public let dark: Components
  /// When to use the token, in one sentence.
  public let use: String
  /// How the color is made from the accent; `nil` where it is a color of its own.
  let derivation: AccentDerivation?

  /// Whether the color is derived from the accent where it is drawn.
  public var followsAccent: Bool { derivation != nil }

  /// Creates a token with a fixed color for each appearance.
  ///
  /// - Parameters:
  ///   - name: The canonical name, with dots. A ``TokenTheme`` stores replacements by name.
  ///   - light: The color in light appearance.
  ///   - dark: The color in dark appearance.
  ///   - use: When to use the token, in one sentence.
  public init(name: String, light: Components, dark: Components, use: String) {
    self.name = name
    self.light = light
    self.dark = dark
    self.use = use
    derivation = nil
  }

  init(name: String, from derivation: AccentDerivation, use: String) {
    self.name = name
    light = derivation.components(of: .systemAccent(in: .light), in: .light)
    dark = derivation.components(of: .systemAccent(in: .dark), in: .dark)
    self.use = use
    self.derivation = derivation
  }

  /// The color of text and icons on a background of this color: white where it has a contrast of
  /// 4.5 : 1 or more, or else the better one of white and near-black.
  public var ink: ColorToken {
    ColorToken(name: "\(name).ink", from: .ink(on: self), use: "Text and icons on \(name).")
  }

  /// The canonical name.
  public var id: String { name }

  /// The color for an appearance, without a theme.
  public func components(in colorScheme: ColorScheme) -> Components {
    colorScheme == .dark ? dark : light
  }

  /// The color for an appearance, without a theme, where SwiftUI takes no styles: shadows,
  /// gradients, tints.
  public func color(in colorScheme: ColorScheme) -> Color {
    components(in: colorScheme).color
  }

  /// The components of a color: sRGB-encoded, 0…1 each, and an opacity of 0…1.
  public struct Components: Hashable, Sendable {
    /// The red component, sRGB-encoded, 0…1.
    public let red: Double
    /// The green component, sRGB-encoded, 0…1.
    public let green: Double
    /// The blue component, sRGB-encoded, 0…1.
    public let blue: Double
    /// The opacity, from 0, transparent, to 1, opaque.
    public let opacity: Double

    /// Creates components from a hexadecimal color.
    ///
    /// - Parameters:
    ///   - hex: `0xRRGGBB`; higher bits are ignored.
    ///   - opacity: 0…1, clamped to that range; NaN is treated as 1. 1 by default.
    public init(_ hex: UInt32, opacity: Double = 1) {
      red = Double(hex >> 16 & 0xFF) / 255
      green = Double(hex >> 8 & 0xFF) / 255
      blue = Double(hex & 0xFF) / 255
      self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }

    init(red: Double, green: Double, blue: Double, opacity: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The color in the sRGB color space.
    public var color: Color {
      Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}
