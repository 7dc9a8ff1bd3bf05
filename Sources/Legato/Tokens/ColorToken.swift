import SwiftUI

/// A colour with a name and a purpose, in light and in dark.
///
/// A token is a style: write it where SwiftUI takes one, as in `.foregroundStyle(token)`, and it
/// shows its light or its dark value as the environment asks. It stays the same value in both, so
/// a change of appearance is not taken for a change of state.
///
/// Tokens that follow the accent (``followsAccent``) are made from the accent color of the place where
/// they are shown: from what a ``TokenTheme`` puts in place of ``ColorToken/App/accent``, or else from
/// SwiftUI's tint. Everything of one app has one accent, whichever component it belongs to.
public struct ColorToken: Hashable, Sendable, Identifiable {
  /// The canonical name, with dots: `select.background`.
  public let name: String
  /// The value in light appearance; of a token that follows the accent, its value for the system's blue.
  public let light: Components
  /// The value in dark appearance; of a token that follows the accent, its value for the system's blue.
  public let dark: Components
  /// When to use the token, in one sentence.
  public let use: String
  /// How the color is made from the accent; `nil` where it is a color of its own.
  let derivation: AccentDerivation?

  /// Whether the color is made from the accent of the place where it is shown.
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

  /// Text and icons on a ground of this color: white where it has a contrast of 4.5 : 1 or more, or else
  /// the better of white and near-black.
  public var ink: ColorToken {
    ColorToken(name: "\(name).ink", from: .ink(on: self), use: "Text and icons on \(name).")
  }

  /// The canonical name.
  public var id: String { name }

  /// The value for an appearance.
  public func components(in colorScheme: ColorScheme) -> Components {
    colorScheme == .dark ? dark : light
  }

  /// The value for an appearance, where SwiftUI takes colours only: shadows, gradients, tints.
  public func color(in colorScheme: ColorScheme) -> Color {
    components(in: colorScheme).color
  }

  /// The parts of a colour: sRGB-encoded, 0…1 each, and an opacity of 0…1.
  public struct Components: Hashable, Sendable {
    /// The red component, sRGB-encoded, 0…1.
    public let red: Double
    /// The green component, sRGB-encoded, 0…1.
    public let green: Double
    /// The blue component, sRGB-encoded, 0…1.
    public let blue: Double
    /// The opacity, from 0, transparent, to 1, opaque.
    public let opacity: Double

    /// A colour as it is written in designs.
    ///
    /// - Parameters:
    ///   - hex: `0xRRGGBB`; higher bits are ignored.
    ///   - opacity: 0…1; moved into that range, NaN counts as 1.
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
