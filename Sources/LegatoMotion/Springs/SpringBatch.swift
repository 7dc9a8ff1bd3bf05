/// Springs that are evaluated together, four by four, each at a time of its own. What comes out is, bit for
/// bit, what each gives by itself.
package enum SpringBatch {
  /// Writes the step and the impulse response of each spring at its time.
  ///
  /// - Parameters:
  ///   - springs: as many as there are times, and room for results.
  ///   - times: seconds since the start of each; limits as for ``DampedSpring/response(at:)``.
  package static func evaluate(
    _ springs: UnsafeMutablePointer<DampedSpring>, at times: UnsafeMutablePointer<Double>,
    count: Int, steps: UnsafeMutablePointer<Double>, impulses: UnsafeMutablePointer<Double>
  ) {
    var index = 0
    while index + 4 <= count {
      let four = (springs[index], springs[index + 1], springs[index + 2], springs[index + 3])
      let decay = SIMD4(four.0.decay, four.1.decay, four.2.decay, four.3.decay)
      let splitting = SIMD4(
        four.0.splitting, four.1.splitting, four.2.splitting, four.3.splitting)
      let ratio = SIMD4(
        four.0.dampingRatio, four.1.dampingRatio, four.2.dampingRatio, four.3.dampingRatio)
      let time = SIMD4(times[index], times[index + 1], times[index + 2], times[index + 3])
      if let (remaining, impulse) = swinging(decay, splitting, ratio, time) {
        let step = 1 - remaining
        for lane in 0..<4 {
          steps[index + lane] = step[lane]
          impulses[index + lane] = impulse[lane]
        }
      } else {
        for lane in index..<index + 4 {
          (steps[lane], impulses[lane]) = response(springs[lane], times[lane])
        }
      }
      index += 4
    }
    while index < count {
      (steps[index], impulses[index]) = response(springs[index], times[index])
      index += 1
    }
  }

  private static func response(
    _ spring: DampedSpring, _ time: Double
  ) -> (step: Double, impulse: Double) {
    let motion = spring.freeMotion(at: time)
    return (1 - motion.remaining, motion.impulse)
  }

  /// What `DampedSpring.swinging(at:)` gives, for four; `nil` where one of them does not swing, or is beyond what
  /// the series are for.
  @inline(__always)
  static func swinging(
    _ decay: SIMD4<Double>, _ splitting: SIMD4<Double>, _ ratio: SIMD4<Double>,
    _ time: SIMD4<Double>
  ) -> (remaining: SIMD4<Double>, impulse: SIMD4<Double>)? {
    let phase = splitting * time
    let exponent = -decay * time
    var isPlain = (ratio .< 1) .& (time .> 0)
    isPlain = isPlain .& (phase .<= ElementaryFunctions.exactPhase) .& (exponent .> -708.39)
    guard all(isPlain) else { return nil }
    let envelope = ElementaryFunctions.exp(ofNegative: exponent)
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(ofPlain: phase)
    let impulse = envelope * sine / splitting
    return (envelope * cosine + decay * impulse, impulse)
  }
}
