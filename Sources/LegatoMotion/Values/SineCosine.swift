extension ElementaryFunctions {
  /// π/2 in three parts. The first two have 33 bits, so that their product with a quadrant
  /// number below 2²⁰ is exact.
  static let halfPi1 = 0x1.921fb544p0
  static let halfPi2 = 0x1.0b4611a6p-34
  static let halfPi3 = 0x1.3198a2e037073p-69

  /// Beyond this the quadrant number no longer leaves the reduction exact.
  static let exactPhase = 1_647_000.0

  /// The sine and cosine of `x` radians.
  ///
  /// Within two units in the last place up to 1.6 million radians. Beyond, the result is
  /// that of an argument which differs from `x` by less than half a unit in its last place.
  /// Of NaN and of infinity both are NaN.
  package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    if !(abs(x) <= exactPhase) {
      guard x.isFinite else { return (.nan, .nan) }
      return sineAndCosine(x.remainder(dividingBy: 2 * .pi))
    }
    let shifted = x * (2 / .pi) + roundingShift
    let k = shifted - roundingShift
    let a = x - k * halfPi1
    let b = a - k * halfPi2
    let tail = ((a - b) - k * halfPi2) - k * halfPi3
    let r = b + tail
    let low = (b - r) + tail

    let z = r * r
    let sine = r + (r * z * sineSeries(z) + low * (1 - 0.5 * z))
    let half = 0.5 * z
    let leading = 1 - half
    let cosine = leading + (((1 - leading) - half) + (z * z * cosineSeries(z) - r * low))

    // One quadrant on, the pair turns: (sin, cos) becomes (cos, -sin).
    switch shifted.bitPattern & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// `(sin r - r) / r³` in `z = r²`, for |r| ≤ π/4.
  private static func sineSeries(_ z: Double) -> Double {
    let z2 = z * z
    let a = (-1 / 6.0 + z * (1 / 120.0)) + z2 * (-1 / 5040.0 + z * (1 / 362880.0))
    let b = -1 / 39916800.0 + z * (1 / 6227020800.0)
    let c = -1 / 1307674368000.0 + z * (1 / 355687428096000.0)
    return a + z2 * z2 * (b + z2 * c)
  }

  /// `(cos r - 1 + r²/2) / r⁴` in `z = r²`, for |r| ≤ π/4.
  private static func cosineSeries(_ z: Double) -> Double {
    let z2 = z * z
    let a = (1 / 24.0 + z * (-1 / 720.0)) + z2 * (1 / 40320.0 + z * (-1 / 3628800.0))
    let b = 1 / 479001600.0 + z * (-1 / 87178291200.0)
    return a + z2 * z2 * (b + z2 * (1 / 20922789888000.0))
  }
}
