/// A random number generator whose sequence is determined by its seed.
///
/// SplitMix64 (G. Steele, D. Lea and C. Flood, *Fast Splittable Pseudorandom Number Generators*,
/// OOPSLA 2014). It is small, fast, and good enough for particles and jitter; it is not
/// cryptographically secure. Equal generators produce equal sequences, on every platform.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed. Every seed is valid, 0 included.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    // The increment is 2⁶⁴ divided by the golden ratio, made odd; the multipliers are those
    // of the paper's mixing function, David Stafford's variant 13.
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }

  /// The next number in 0..<1: a multiple of 2⁻⁵³.
  public mutating func unit() -> Double {
    Double(next() &>> 11) * 0x1p-53
  }

  /// The next number of a range, uniformly distributed.
  ///
  /// Unlike `Double.random(in:using:)` it uses exactly one ``next()``, and it does not trap: an end
  /// that is NaN or infinite is treated as 0.
  public mutating func number(from low: Double, to high: Double) -> Double {
    let low = low.finiteOrZero
    let high = high.finiteOrZero
    let fraction = unit()
    return low * (1 - fraction) + high * fraction
  }

  /// A generator for a part of the work, with an independent sequence.
  ///
  /// Giving each particle a generator of its own leaves the others unchanged when one needs more
  /// numbers.
  public mutating func split() -> SeededGenerator {
    SeededGenerator(seed: next())
  }
}
