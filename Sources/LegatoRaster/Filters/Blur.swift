import Glibc

/// A Gaussian blur of one component, kept as numbers row by row.
///
/// Up to a standard deviation of 6 pixels the Gaussian's own weights are used. A larger blur leaves
/// nothing finer than that: the plane is made smaller by a power of two, blurred there with 3 to 6
/// pixels, and made larger again. Both steps spread a pixel a little themselves, and the Gaussian
/// is narrower by that much, as variances add up.
struct Blur {
  /// Standard deviation in pixels.
  let deviation: Double
  /// Whether the outermost values go on beyond the plane; otherwise there is nothing.
  let isExtended: Bool

  /// The largest standard deviation, in pixels; larger ones are cut to it.
  static let largest = 400.0

  /// How far a blur reaches, in pixels: three standard deviations and a bit.
  static func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) + 2 }

  /// A deviation that can be worked with: 0 where it is less than anyone sees or not a number.
  static func usable(_ deviation: Double) -> Double {
    deviation > 0.05 ? min(deviation, largest) : 0
  }

  /// Blurs in both directions.
  func apply(to plane: Plane) -> Plane {
    guard deviation >= 6 else { return gaussian(plane, deviation) }
    var factor = 1
    while deviation / Double(factor) >= 6 { factor *= 2 }
    // A mean of n pixels has the variance (n² − 1) / 12, linear interpolation over n pixels on the
    // average (n² − 1) / 6.
    let size = Double(factor * factor)
    let variance = (deviation * deviation - (size - 1) / 4) / size
    let small = plane.shrunk(by: factor, isExtended: isExtended)
    return gaussian(small, variance.squareRoot())
      .enlarged(by: factor, width: plane.width, height: plane.height, isExtended: isExtended)
  }

  private func gaussian(_ plane: Plane, _ deviation: Double) -> Plane {
    let weights = Self.weights(deviation)
    return plane.convolved(weights, isExtended: isExtended).transposed()
      .convolved(weights, isExtended: isExtended).transposed()
  }

  /// The weights of a pixel and of those beside it, on either side; all of them sum up to 1.
  private static func weights(_ deviation: Double) -> [Float] {
    // Simpson's rule over a pixel, so that a narrow bell keeps its shape.
    func bell(_ x: Double) -> Double { exp(-x * x / (2 * deviation * deviation)) }
    let weights = (0...Int((3 * deviation).rounded(.up)) + 1).map { distance in
      let x = Double(distance)
      return (bell(x - 0.5) + 4 * bell(x) + bell(x + 0.5)) / 6
    }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
