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
    for index in 0..<min(times.count, results.count) {
      results[index] = 1 - spring.freeMotion(at: times[index]).remaining
    }
  }
}
