import LegatoMotion
import SwiftUI

/// How a motion runs under a policy.
public enum MotionOutcome: Hashable, Sendable {
  /// The full motion.
  case moves(Timing)
  /// Only fades and color changes are animated; movement is at its end on the next frame.
  case fades(Timing)
  /// The end state on the next frame.
  case endsAtOnce
  /// The motion does not begin, and nothing of it is drawn.
  case notDrawn

  /// The animation of positions, sizes, scales and angles; `nil` for none.
  public var movement: Animation? {
    if case .moves(let timing) = self { return Animation(timing) }
    return nil
  }

  /// The animation of opacities and colors; `nil` for none.
  public var fade: Animation? {
    switch self {
    case .moves(let timing), .fades(let timing): Animation(timing)
    case .endsAtOnce, .notDrawn: nil
    }
  }

  /// Whether the motion is drawn at all.
  public var isDrawn: Bool { self != .notDrawn }

  /// Whether there are no frames between the start and the end.
  public var isInstant: Bool { self == .endsAtOnce || self == .notDrawn }
}

extension Timing {
  /// A fade that takes the time of this motion: curves as they are; springs, which may bounce,
  /// become ease-in-out over their perceived duration; repeats fade once.
  var asFade: Timing {
    switch kind {
    case .curve: self
    case .spring(let spring, _): .easeInOut(duration: spring.duration)
    case .delay(let delay, let base): base.asFade.delay(delay)
    case .speed(let speed, let base): base.asFade.speed(speed)
    case .repeating(_, _, let base): base.asFade
    }
  }
}
