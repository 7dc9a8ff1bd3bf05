import SwiftUI

/// A colour with a name and a purpose, in light and in dark.
///
/// A token is a style: write it where SwiftUI takes one, as in `.foregroundStyle(token)`, and it
/// shows its light or its dark value as the environment asks. It stays the same value in both, so
/// a change of appearance is not taken for a change of state.
public struct ColorToken: Hashable, Sendable, Identifiable {
  /// The canonical name, with dots: `select.background`.
  public let name: String
  public let light: Components
  public let dark: Components
  /// When to use the token, in one sentence.
  public let use: String

  public init(name: String, light: Components, dark: Components, use: String) {
    self.name = name
    self.light = light
    self.dark = dark
    self.use = use
  }

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
    public let red: Double
    public let green: Double
    public let blue: Double
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

    public var color: Color {
      Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}

extension ColorToken: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.tokenTheme.color(of: self).color(in: environment.colorScheme)
  }
}
