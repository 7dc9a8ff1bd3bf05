/// A keyframe made ready to be evaluated: what moves between two times of a track.
struct KeyframeSegment<Vector: MotionVector> {
  enum Motion {
    case line(from: Vector, to: Vector, Easing)
    /// A cubic Hermite curve. The tangents are those of the whole segment: units per duration.
    case hermite(from: Vector, startTangent: Vector, to: Vector, endTangent: Vector)
    case spring(DampedSpring, from: Vector, way: Vector, velocity: Vector)
    case jump(to: Vector)
  }

  let motion: Motion
  /// Seconds from the start of the track.
  let start: Double
  let duration: Double

  var end: Double { start + duration }

  /// Seconds from the start of the segment; exactly its duration at its end.
  private func elapsed(at time: Double) -> Double {
    time >= end ? duration : (time - start).clamped(to: 0...duration)
  }

  /// The value at `time` seconds of the track; before and after the segment, that of its ends.
  func value(at time: Double) -> Vector {
    let elapsed = elapsed(at: time)
    switch motion {
    case .line(let from, let to, let easing):
      if elapsed == duration { return to }
      return from + (to - from).scaled(by: easing.value(at: elapsed / duration))
    case .hermite(let from, let startTangent, let to, let endTangent):
      if elapsed == duration { return to }
      let p = elapsed / duration
      // How far the way is made (0…1), and the parts of the two tangents.
      let way = p * p * (3 - 2 * p)
      return from + (to - from).scaled(by: way)
        + startTangent.scaled(by: p * (1 - p) * (1 - p))
        - endTangent.scaled(by: p * p * (1 - p))
    case .spring(let spring, let from, let way, let velocity):
      let response = spring.response(at: elapsed)
      return from + way.scaled(by: response.step) + velocity.scaled(by: response.impulse)
    case .jump(let to): return to
    }
  }

  /// The velocity at `time`, in units per second. A curve that is vertical there has none.
  func velocity(at time: Double) -> Vector {
    let elapsed = elapsed(at: time)
    switch motion {
    case .line(let from, let to, let easing):
      return Self.lineVelocity(to - from, easing, at: elapsed / duration, duration)
    case .hermite(let from, let startTangent, let to, let endTangent):
      let p = elapsed / duration
      let slope =
        (to - from).scaled(by: 6 * p * (1 - p))
        + startTangent.scaled(by: (1 - p) * (1 - 3 * p))
        - endTangent.scaled(by: p * (2 - 3 * p))
      return slope.scaled(by: 1 / duration).finiteOrZero
    case .spring(let spring, _, let way, let velocity):
      let response = spring.response(at: elapsed)
      return
        (way.scaled(by: response.stepVelocity) + velocity.scaled(by: response.impulseVelocity))
        .finiteOrZero
    case .jump: return .zero
    }
  }

  static func lineVelocity(
    _ way: Vector, _ easing: Easing, at progress: Double, _ duration: Double
  ) -> Vector {
    way.scaled(by: easing.velocity(at: progress) / duration).finiteOrZero
  }
}

extension MotionVector {
  /// The vector, or zero where some number of it is not finite.
  var finiteOrZero: Self { isFinite ? self : .zero }
}
