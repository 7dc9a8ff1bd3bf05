extension DampedSpring {
  /// Writes the step response of one spring at many times.
  ///
  /// The results are, bit for bit, those of ``stepResponse(at:)``. As many are written as
  /// both buffers have room for.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - times: Seconds; limits as for ``response(at:)``.
  ///   - results: Where the values go. It may not overlap `times`.
  public static func stepResponses(
    of spring: DampedSpring, at times: UnsafeBufferPointer<Double>,
    into results: UnsafeMutableBufferPointer<Double>
  ) {
    let count = min(times.count, results.count)
    let decay = SIMD4(repeating: spring.decay)
    let splitting = SIMD4(repeating: spring.splitting)
    let ratio = SIMD4(repeating: spring.dampingRatio)
    var index = 0
    while index + 4 <= count, spring.dampingRatio < 1 {
      let time = SIMD4(times[index], times[index + 1], times[index + 2], times[index + 3])
      if let motion = SpringBatch.swinging(decay, splitting, ratio, time) {
        let step = 1 - motion.remaining
        for lane in 0..<4 { results[index + lane] = step[lane] }
      } else {
        for lane in index..<index + 4 { results[lane] = spring.stepResponse(at: times[lane]) }
      }
      index += 4
    }
    while index < count {
      results[index] = spring.stepResponse(at: times[index])
      index += 1
    }
  }
}
