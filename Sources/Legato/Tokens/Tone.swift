import SwiftUI

/// A color by its light: red, green and blue in the linear sRGB space, 0…1 each, opaque.
///
/// Contrast is a matter of luminance, and luminance is linear here: a color can be made exactly as
/// light as a text needs it, without a search.
struct Tone: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  static let lightest = Tone(red: 1, green: 1, blue: 1)

  init(red: Double, green: Double, blue: Double) {
    func bounded(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    self.red = bounded(red)
    self.green = bounded(green)
    self.blue = bounded(blue)
  }

  init(_ color: Color.Resolved) {
    self.init(
      red: Double(color.linearRed), green: Double(color.linearGreen),
      blue: Double(color.linearBlue))
  }

  /// The color without its opacity.
  init(_ color: ColorToken.Components) {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    self.init(red: linear(color.red), green: linear(color.green), blue: linear(color.blue))
  }

  func components(opacity: Double = 1) -> ColorToken.Components {
    func encoded(_ part: Double) -> Double {
      part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    return ColorToken.Components(
      red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
  }

  /// Relative luminance after WCAG 2, 0…1.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The contrast of this color with a luminance after WCAG 2, 1…21.
  func contrast(with other: Double) -> Double {
    let own = luminance
    return (max(own, other) + 0.05) / (min(own, other) + 0.05)
  }

  /// The same hue with another luminance: darker by less light, lighter by more white.
  func with(luminance wanted: Double) -> Tone {
    let own = luminance
    guard wanted > own else {
      let share = own > 0 ? max(wanted, 0) / own : 0
      return Tone(red: red * share, green: green * share, blue: blue * share)
    }
    return mixed(with: .lightest, by: own < 1 ? (wanted - own) / (1 - own) : 0)
  }

  func mixed(with other: Tone, by share: Double) -> Tone {
    Tone(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
