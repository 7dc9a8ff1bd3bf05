/// Springs that are evaluated together, four by four, each at a time of its own. What comes out is, bit for
/// bit, what each gives by itself.
package enum SpringBatch {
  /// A spring and the seconds since its start; limits as for ``DampedSpring/response(at:)``.
  package struct Moment {
    package var spring: DampedSpring
    package var time: Double

    @inline(__always)
    package init(spring: DampedSpring, time: Double) {
      self.spring = spring
      self.time = time
    }
  }

  /// The step and the impulse response.
  package struct Response: Equatable {
    package var step: Double
    package var impulse: Double

    @inline(__always)
    package init(step: Double, impulse: Double) {
      self.step = step
      self.impulse = impulse
    }
  }

  /// Writes the response at each moment. As many are written as both buffers have room for.
  package static func evaluate(
    _ moments: UnsafeBufferPointer<Moment>, into responses: UnsafeMutableBufferPointer<Response>
  ) {
    let count = min(moments.count, responses.count)
    var index = 0
    while index + 4 <= count {
      let four = (moments[index], moments[index + 1], moments[index + 2], moments[index + 3])
      let decay = SIMD4(
        four.0.spring.decay, four.1.spring.decay, four.2.spring.decay, four.3.spring.decay)
      let splitting = SIMD4(
        four.0.spring.splitting, four.1.spring.splitting, four.2.spring.splitting,
        four.3.spring.splitting)
      let ratio = SIMD4(
        four.0.spring.dampingRatio, four.1.spring.dampingRatio, four.2.spring.dampingRatio,
        four.3.spring.dampingRatio)
      let time = SIMD4(four.0.time, four.1.time, four.2.time, four.3.time)
      if let (remaining, impulse) = swinging(decay, splitting, ratio, time) {
        let step = 1 - remaining
        responses[index] = Response(step: step[0], impulse: impulse[0])
        responses[index + 1] = Response(step: step[1], impulse: impulse[1])
        responses[index + 2] = Response(step: step[2], impulse: impulse[2])
        responses[index + 3] = Response(step: step[3], impulse: impulse[3])
      } else {
        for lane in index..<index + 4 { responses[lane] = response(moments[lane]) }
      }
      index += 4
    }
    while index < count {
      responses[index] = response(moments[index])
      index += 1
    }
  }

  private static func response(_ moment: Moment) -> Response {
    let motion = moment.spring.freeMotion(at: moment.time)
    return Response(step: 1 - motion.remaining, impulse: motion.impulse)
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
