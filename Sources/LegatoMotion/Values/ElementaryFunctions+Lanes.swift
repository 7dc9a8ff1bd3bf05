// The same functions for four numbers, in the same order of operations, so that their bits are the same.
extension ElementaryFunctions {
  typealias Lanes = SIMD4<Double>

  /// The exponential of numbers from −708.39 to 0.
  @inline(__always)
  static func exp(ofNegative x: Lanes) -> Lanes {
    let shifted = x * 0x1.71547652b82fep0 + roundingShift
    let k = shifted - roundingShift
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let lost = (high - r) - low
    let y = 1 + (r + (lost + r * r * expTail(r)))
    // Above −1022 the power of two is a number of its own.
    let bits = unsafeBitCast(shifted, to: SIMD4<UInt64>.self)
    return y * unsafeBitCast((bits &+ 1023) &<< 52, to: Lanes.self)
  }

  /// Two terms of a series. Each is a function of its own, as the compiler takes long over many terms.
  @inline(__always)
  private static func terms(_ x: Lanes, _ first: Double, _ second: Double) -> Lanes {
    first + x * second
  }

  @inline(__always)
  private static func expTail(_ r: Lanes) -> Lanes {
    let r2 = r * r
    let r4 = r2 * r2
    let a = terms(r, 1 / 2.0, 1 / 6.0) + r2 * terms(r, 1 / 24.0, 1 / 120.0)
    let b = terms(r, 1 / 720.0, 1 / 5040.0) + r2 * terms(r, 1 / 40320.0, 1 / 362880.0)
    let c =
      terms(r, 1 / 3628800.0, 1 / 39916800.0) + r2 * terms(r, 1 / 479001600.0, 1 / 6227020800.0)
    return a + r4 * (b + r4 * c)
  }

  /// The sines and cosines of numbers from 0 to ``exactPhase``.
  @inline(__always)
  static func sineAndCosine(ofPlain x: Lanes) -> (sine: Lanes, cosine: Lanes) {
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
    let quadrant = unsafeBitCast(shifted, to: SIMD4<UInt64>.self)
    let isOdd = SIMD4<UInt64>(repeating: 0) &- (quadrant & 1)
    let (s, c) = (
      unsafeBitCast(sine, to: SIMD4<UInt64>.self), unsafeBitCast(cosine, to: SIMD4<UInt64>.self)
    )
    let swap = (s ^ c) & isOdd
    let (sign, nextSign) = ((quadrant & 2) &<< 62, ((quadrant &+ 1) & 2) &<< 62)
    return (
      unsafeBitCast(s ^ swap ^ sign, to: Lanes.self),
      unsafeBitCast(c ^ swap ^ nextSign, to: Lanes.self)
    )
  }

  @inline(__always)
  private static func sineSeries(_ z: Lanes) -> Lanes {
    let z2 = z * z
    let a = terms(z, -1 / 6.0, 1 / 120.0) + z2 * terms(z, -1 / 5040.0, 1 / 362880.0)
    let b = terms(z, -1 / 39916800.0, 1 / 6227020800.0)
    let c = terms(z, -1 / 1307674368000.0, 1 / 355687428096000.0)
    return a + z2 * z2 * (b + z2 * c)
  }

  @inline(__always)
  private static func cosineSeries(_ z: Lanes) -> Lanes {
    let z2 = z * z
    let a = terms(z, 1 / 24.0, -1 / 720.0) + z2 * terms(z, 1 / 40320.0, -1 / 3628800.0)
    let b = terms(z, 1 / 479001600.0, -1 / 87178291200.0)
    return a + z2 * z2 * (b + z2 * (1 / 20922789888000.0))
  }
}
