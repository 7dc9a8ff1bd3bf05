public import Foundation
package import LegatoDisplay

/// A representation of a color that adapts to a given context.
public struct Color: Hashable, Sendable {
  package indirect enum Source: Hashable, Sendable {
    /// sRGB-encoded components.
    case components(DisplayColor)
    case system(SystemColor)
    case opacity(Color, Double)
    /// With another opacity, whatever its own is.
    case alpha(Color, Double)
    case dynamic(light: Color, dark: Color)
    case mix(Color, Color, Double, perceptual: Bool)
    case named(String, Bundle?)
    /// The tint around it.
    case accent
  }
  package let source: Source

  package init(_ source: Source) {
    self.source = source
  }

  /// A profile that specifies how to interpret a color value for display.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a color from red, green and blue.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components; sRGB unless given.
  ///   - red: From 0 to 1; values outside are kept, and clamped only when drawn.
  ///   - green: From 0 to 1; values outside are kept, and clamped only when drawn.
  ///   - blue: From 0 to 1; values outside are kept, and clamped only when drawn.
  ///   - opacity: From 0, transparent, to 1, opaque.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .components(Self.convert(colorSpace, red, green, blue, opacity))
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the component; sRGB unless given.
  ///   - white: From 0, black, to 1, white.
  ///   - opacity: From 0, transparent, to 1, opaque.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .components(Self.convert(colorSpace, white, white, white, opacity))
  }

  /// Creates a constant color from hue, saturation, and brightness values.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let position = (turn + shift).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    source = .components(DisplayColor(component(5), component(3), component(1), opacity))
  }

  /// Creates a color from a color set that you indicate by name.
  ///
  /// - Parameters:
  ///   - name: of a colour set in an asset catalogue (`*.xcassets`) of the bundle. Where there is none
  ///     of the name, the colour is clear, and that is reported.
  ///   - bundle: the main bundle where it is `nil`.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  static func convert(
    _ space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> DisplayColor {
    switch space {
    case .sRGB: return DisplayColor(red, green, blue, alpha)
    case .sRGBLinear:
      return DisplayColor(
        Oklab.encoded(red), Oklab.encoded(green), Oklab.encoded(blue), alpha)
    case .displayP3:
      // Display P3 has sRGB's transfer function and other primaries. The numbers are Apple's, whose white is
      // no white to the last digit: tests of others hold resolved colors to them.
      let (r, g, b) = (Oklab.linear(red), Oklab.linear(green), Oklab.linear(blue))
      return DisplayColor(
        Oklab.encoded(1.2249 * r - 0.2247 * g),
        Oklab.encoded(-0.0420 * r + 1.0419 * g),
        Oklab.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha)
    }
  }

  /// Multiplies the opacity of the color by the given amount.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// Returns a version of self mixed with rhs by the given fraction.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  )
    -> Color
  {
    Color(.mix(self, rhs, fraction, perceptual: colorSpace == .perceptual))
  }

  /// The colour as it is shown in an environment.
  package func display(in environment: EnvironmentValues) -> DisplayColor {
    switch source {
    case .components(let color): return color
    case .system(let color): return color.display(in: environment)
    case .accent:
      return (environment.tint ?? .blue).display(in: environment.withoutTint)
    case .named(let name, let bundle):
      let resources = Resources(bundle: bundle, values: environment)
      if let color = resources.color(name) { return color }
      ViewGraph.reportWhereItRuns(
        "Color(\"\(name)\"): there is no color of that name in \(resources.bundleName); "
          + "nothing is painted.")
      return .clear
    case .opacity(let base, let opacity):
      var color = base.display(in: environment)
      color.alpha *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
      return color
    case .alpha(let base, let alpha):
      var color = base.display(in: environment)
      color.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
      return color
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).display(in: environment)
    case .mix(let left, let right, let fraction, let perceptual):
      let start = left.display(in: environment)
      let end = right.display(in: environment)
      let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      if perceptual { return Oklab.mix(start, end, fraction) }
      func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
      return DisplayColor(
        between(start.red, end.red), between(start.green, end.green),
        between(start.blue, end.blue), between(start.alpha, end.alpha))
    }
  }
}

extension Color {
  /// The system's red, which differs between light and dark.
  public static let red = Color(.system(.red))
  /// The system's orange, which differs between light and dark.
  public static let orange = Color(.system(.orange))
  /// The system's yellow, which differs between light and dark.
  public static let yellow = Color(.system(.yellow))
  /// The system's green, which differs between light and dark.
  public static let green = Color(.system(.green))
  /// The system's mint, which differs between light and dark.
  public static let mint = Color(.system(.mint))
  /// The system's teal, which differs between light and dark.
  public static let teal = Color(.system(.teal))
  /// The system's cyan, which differs between light and dark.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue, which differs between light and dark.
  public static let blue = Color(.system(.blue))
  /// The system's indigo, which differs between light and dark.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple, which differs between light and dark.
  public static let purple = Color(.system(.purple))
  /// The system's pink, which differs between light and dark.
  public static let pink = Color(.system(.pink))
  /// The system's brown, which differs between light and dark.
  public static let brown = Color(.system(.brown))
  /// The system's gray, the same in light and dark.
  public static let gray = Color(.system(.gray))
  /// Opaque black.
  public static let black = Color(.components(.black))
  /// Opaque white.
  public static let white = Color(.components(.white))
  /// Transparent black.
  public static let clear = Color(.components(.clear))
  /// The color of primary content: black, or white in dark mode.
  public static let primary = Color(.system(.primary))
  /// The color of secondary content: a gray of opacity 0.6.
  public static let secondary = Color(.system(.secondary))
  /// The tint of the environment; blue where there is none.
  public static let accentColor = Color(.accent)
}

extension Color: View {
  /// A rectangle filled with the color.
  public var body: _ShapeView<Rectangle, Color> { Rectangle().fill(self) }
}

extension Color: CustomStringConvertible {
  /// The color in words, for example a hexadecimal number or the name of a system color.
  public var description: String {
    switch source {
    case .components(let color): color.hex
    case .system(let color): color.rawValue
    case .opacity(let base, let opacity): "\(readable(opacity * 100, places: 0))% \(base)"
    case .alpha(let base, let alpha): "\(base) at \(readable(alpha * 100, places: 0))%"
    case .dynamic(let light, let dark): "\(light), or \(dark) where it is dark"
    case .named(let name, _): name
    case .accent: "accentColor"
    case .mix(let left, let right, let fraction, _): "mix(\(left), \(right), \(fraction))"
    }
  }
}

extension EnvironmentValues {
  /// The environment in which a tint that refers to the tint means the system's.
  var withoutTint: EnvironmentValues {
    var values = self
    values.tint = nil
    values.tintStyle = nil
    return values
  }
}
