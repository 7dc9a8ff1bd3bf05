import LegatoDisplay

/// The matrices of the colour effects. They act on sRGB-encoded components without alpha; each row
/// is what a component becomes of red, green, blue, alpha and 1.
extension ColorMatrix {
  /// The weights of red, green and blue in luminance, by Rec. 709.
  static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Adds an amount to each component.
  static func brightness(_ amount: Double) -> Filter {
    rows([1, 0, 0], [0, 1, 0], [0, 0, 1], plus: amount)
  }

  /// Moves each component away from the middle, or towards it.
  static func contrast(_ amount: Double) -> Filter {
    rows([amount, 0, 0], [0, amount, 0], [0, 0, amount], plus: (1 - amount) / 2)
  }

  /// Moves each colour away from the grey of its luminance, or towards it.
  static func saturation(_ amount: Double) -> Filter {
    let (red, green, blue) = (
      luminance.red * (1 - amount), luminance.green * (1 - amount), luminance.blue * (1 - amount)
    )
    return rows(
      [red + amount, green, blue], [red, green + amount, blue], [red, green, blue + amount])
  }

  /// Turns the colours about the axis of greys, luminance kept: the matrix of SVG's `hueRotate`.
  static func hueRotation(_ radians: Double) -> Filter {
    let (s, c) = (sin(radians), cos(radians))
    let (red, green, blue) = (0.213, 0.715, 0.072)
    return rows(
      [
        red + c * (1 - red) - s * red, green * (1 - c - s), blue * (1 - c) + s * (1 - blue),
      ],
      [
        red * (1 - c) + s * 0.143, green + c * (1 - green) + s * 0.140,
        blue * (1 - c) - s * 0.283,
      ],
      [
        red * (1 - c) - s * (1 - red), green * (1 - c + s),
        blue + c * (1 - blue) + s * blue,
      ])
  }

  static func multiply(_ color: DisplayColor) -> Filter {
    .colorMatrix([
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha,
      0,
    ])
  }

  static let invert = rows([-1, 0, 0], [0, -1, 0], [0, 0, -1], plus: 1)

  private static func rows(
    _ red: [Double], _ green: [Double], _ blue: [Double], plus: Double = 0
  ) -> Filter {
    .colorMatrix(
      red + [0, plus] + green + [0, plus] + blue + [0, plus] + [0, 0, 0, 1, 0])
  }
}
