import LegatoDisplay

/// Conversions between sRGB and Oklab (Björn Ottosson, 2020). Colours move in the cube roots of
/// Oklab's cone responses, which is Oklab itself but for a linear map.
enum Oklab {
  /// The transfer function of sRGB, decoding; odd, so that out-of-range components keep their sign.
  static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let value =
      magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  /// The transfer function of sRGB, encoding.
  static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let value =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// Cube-rooted cone responses of a colour.
  static func roots(_ color: DisplayColor) -> SIMD3<Double> {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    return SIMD3(
      cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b))
  }

  /// The colour with these cube-rooted cone responses.
  static func color(_ roots: SIMD3<Double>, alpha: Double) -> DisplayColor {
    let cones = roots * roots * roots
    let red = 4.0767416621 * cones.x - 3.3077115913 * cones.y + 0.2309699292 * cones.z
    let green = -1.2684380046 * cones.x + 2.6097574011 * cones.y - 0.3413193965 * cones.z
    let blue = -0.0041960863 * cones.x - 0.7034186147 * cones.y + 1.7076147010 * cones.z
    return DisplayColor(encoded(red), encoded(green), encoded(blue), alpha)
  }

  /// The colour as animatable data: premultiplied roots and alpha, times 128.
  static func vector(_ color: DisplayColor) -> AnimatableQuad {
    let roots = roots(color) * color.alpha * unitScale
    return AnimatableQuad(roots.x, roots.y, roots.z, color.alpha * unitScale)
  }

  static func color(_ vector: AnimatableQuad) -> DisplayColor {
    let alpha = vector.lanes.w / unitScale
    guard alpha > 1e-9 else { return .clear }
    let roots = SIMD3(vector.lanes.x, vector.lanes.y, vector.lanes.z) / (alpha * unitScale)
    return color(roots, alpha: min(alpha, 1))
  }

  /// The colour between two others.
  static func mix(_ left: DisplayColor, _ right: DisplayColor, _ fraction: Double) -> DisplayColor {
    let start = vector(left)
    return color(start + (vector(right) - start).scaled(by: fraction))
  }
}
