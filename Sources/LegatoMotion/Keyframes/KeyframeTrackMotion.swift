/// The motion of one value through a sequence of keyframes, as a function of time.
///
/// All segments are computed at initialization; evaluating at 1 s needs no evaluation at 0.5 s.
///
/// Linear keyframes interpolate linearly. Cubic ones are cubic Hermite curves, whose velocities
/// follow from their neighbours: between two cubic keyframes it is the slope from the keyframe
/// before to the one after (Catmull-Rom, respecting unequal durations), next to a different kind
/// that one's own velocity, and 0 at both ends of the track. Springs start with the velocity of the
/// previous segment. These are the rules that SwiftUI's keyframes were measured to have.
public struct KeyframeTrackMotion<Vector: MotionVector> {
  /// Those that take time, and jumps, in order.
  private let segments: [KeyframeSegment<Vector>]
  private let initial: Vector
  private let last: Vector
  /// Seconds from the first to the last keyframe; 0 or more, and finite.
  public let duration: Double

  /// Creates the motion of a track.
  ///
  /// - Parameters:
  ///   - initial: The value at the start.
  ///   - velocity: Units per second at the start, inherited from a previous motion; zero by
  ///     default. NaN and infinity are treated as zero. A first keyframe that is cubic or a spring
  ///     starts with it, unless it has a velocity of its own.
  ///   - keyframes: The keyframes, in order. Without any, the value is constant.
  public init(from initial: Vector, velocity: Vector = .zero, through keyframes: [Keyframe<Vector>])
  {
    var segments: [KeyframeSegment<Vector>] = []
    segments.reserveCapacity(keyframes.count)
    var value = initial
    var velocity = velocity.finiteOrZero
    var time = 0.0
    for index in keyframes.indices {
      let joint = Joint(keyframes: keyframes, index: index, value: value, velocity: velocity)
      let segment = KeyframeSegment(
        motion: joint.motion, start: time, duration: keyframes[index].duration)
      segments.append(segment)
      time = segment.end
      value = segment.value(at: time)
      velocity = segment.velocity(at: time)
    }
    self.segments = segments
    self.initial = initial
    last = value
    duration = time
  }

  /// The value at `time` seconds: before 0 the initial one, after the end the last that was
  /// reached. Where two keyframes meet, it is the end of the first. NaN is treated as 0.
  public func value(at time: Double) -> Vector {
    let time = time.replacingNaN(with: 0)
    if time < 0 { return initial }
    guard time < duration, let segment = segment(at: time) else { return last }
    return segment.value(at: time)
  }

  /// The velocity at `time` seconds, in units per second; zero outside of the track and for NaN.
  public func velocity(at time: Double) -> Vector {
    guard time >= 0, time < duration else { return .zero }
    return segment(at: time)?.velocity(at: time) ?? .zero
  }

  /// The first segment that ends at `time` or later.
  private func segment(at time: Double) -> KeyframeSegment<Vector>? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].end >= time { high = middle } else { low = middle + 1 }
    }
    return low < segments.count ? segments[low] : nil
  }
}

/// A keyframe seen with its neighbours, when what comes before it has been settled.
private struct Joint<Vector: MotionVector> {
  let keyframes: [Keyframe<Vector>]
  let index: Int
  /// Where the motion is, and how fast, when the keyframe's turn comes.
  let value: Vector
  let velocity: Vector

  private var keyframe: Keyframe<Vector> { keyframes[index] }

  var motion: KeyframeSegment<Vector>.Motion {
    guard keyframe.duration > 0 else { return .jump(to: keyframe.target) }
    switch keyframe.kind {
    case .linear(let easing): return .line(from: value, to: keyframe.target, easing)
    case .cubic(let start, let end):
      return .hermite(
        from: value,
        startTangent: (start?.finiteOrZero ?? velocity).scaled(by: keyframe.duration),
        to: keyframe.target,
        endTangent: (end?.finiteOrZero ?? endVelocity).scaled(by: keyframe.duration))
    case .spring(let spring, let start):
      return .spring(
        spring, from: value, way: keyframe.target - value,
        velocity: start?.finiteOrZero ?? velocity)
    case .move: return .jump(to: keyframe.target)
    }
  }

  /// How fast a cubic keyframe arrives where it does not say so itself. The next cubic one starts
  /// with it.
  private var endVelocity: Vector {
    guard index + 1 < keyframes.count else { return .zero }
    let next = keyframes[index + 1]
    guard next.duration > 0 else { return .zero }
    switch next.kind {
    case .linear(let easing):
      return KeyframeSegment.lineVelocity(
        next.target - keyframe.target, easing, at: 0, next.duration)
    case .cubic(let start, _):
      if let start { return start.finiteOrZero }
      return (next.target - value).scaled(by: 1 / (keyframe.duration + next.duration)).finiteOrZero
    case .spring(_, let start): return start?.finiteOrZero ?? .zero
    case .move: return .zero
    }
  }
}
