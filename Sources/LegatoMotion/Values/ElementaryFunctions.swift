/// Exponential, logarithm, sine and cosine, written out in basic arithmetic.
///
/// The C library has them too, but every C library rounds them differently, and a recording
/// made on one machine must have the same bits on another. These use addition,
/// multiplication, division and integer shifts only, whose results IEEE 754 fixes, and they
/// need no platform's module. Coefficients are reciprocals of factorials and odd numbers: the
/// Taylor series, long enough that what is left out is below half a unit in the last place.
/// The reductions are those of W. Cody and W. Waite, *Software Manual for the Elementary
/// Functions* (1980).
package enum ElementaryFunctions {
  /// Adding and subtracting 1.5·2⁵² rounds to the nearest integer (ties to even) without a
  /// call, and leaves that integer in the low bits of the sum.
  static let roundingShift = 0x1.8p52

  /// ln 2 in two parts; the first has 21 zero bits at its end, so that `k * ln2High` is exact.
  static let ln2High = 0x1.62e42feep-1
  static let ln2Low = 0x1.a39ef35793c76p-33
}

// MARK: - Exponential

extension ElementaryFunctions {
  /// `e` to the power of `x`, within two units in the last place.
  ///
  /// Above 709.78 the result is infinite, below −708.39 (where it would be subnormal) it
  /// is 0, and of NaN it is NaN.
  package static func exp(_ x: Double) -> Double {
    if !(x > -708.39) { return x.isNaN ? x : 0 }
    if x > 709.782712893384 { return .infinity }
    let shifted = x * 0x1.71547652b82fep0 + roundingShift
    let k = shifted - roundingShift
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    // r - (high - low) is what the subtraction has rounded away.
    let lost = (high - r) - low
    let y = 1 + (r + (lost + r * r * expTail(r)))
    // k is in the low bits of `shifted`: it becomes the exponent of a power of two. The
    // factor is split because 2¹⁰²⁴ itself is not representable.
    let exponent = Int64(bitPattern: shifted.bitPattern &<< 13) &>> 13
    let half = exponent &>> 1
    let rest = exponent &- half
    return y * powerOfTwo(half) * powerOfTwo(rest)
  }

  /// `exp(x) - 1`: within two units in the last place up to ±0.35, which is where the
  /// difference itself would lose digits, and within ten beyond.
  package static func expMinusOne(_ x: Double) -> Double {
    if abs(x) > 0.35 { return exp(x) - 1 }
    return x + x * x * expTail(x)
  }

  /// `(exp(r) - 1 - r) / r²` for |r| ≤ 0.35, in Estrin's order: shorter chains.
  private static func expTail(_ r: Double) -> Double {
    let r2 = r * r
    let r4 = r2 * r2
    let a = (1 / 2.0 + r * (1 / 6.0)) + r2 * (1 / 24.0 + r * (1 / 120.0))
    let b = (1 / 720.0 + r * (1 / 5040.0)) + r2 * (1 / 40320.0 + r * (1 / 362880.0))
    let c = (1 / 3628800.0 + r * (1 / 39916800.0)) + r2 * (1 / 479001600.0 + r * (1 / 6227020800.0))
    return a + r4 * (b + r4 * c)
  }

  private static func powerOfTwo(_ k: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: k &+ 1023) &<< 52)
  }
}

// MARK: - Logarithm

extension ElementaryFunctions {
  /// The natural logarithm of `x`, within two units in the last place.
  ///
  /// Of 0 it is -∞, of +∞ it is +∞, of a negative number or NaN it is NaN.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var k = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m *= 0.5
      k += 1
    }
    // log m = 2 atanh(s), and 2s = f - f²/2 + s·f²/2: the leading terms stay exact.
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var series = 1 / 21.0
    for divisor in stride(from: 19.0, through: 3.0, by: -2.0) {
      series = series * z + 1 / divisor
    }
    let halfSquare = 0.5 * f * f
    return k * ln2High - ((halfSquare - (s * (halfSquare + 2 * z * series) + k * ln2Low)) - f)
  }
}
