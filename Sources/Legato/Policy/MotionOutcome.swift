import LegatoMotion
import SwiftUI

/// What becomes of a motion, once the wishes of the person and of the device are known.
public enum MotionOutcome: Hashable, Sendable {
  /// It runs as it was designed.
  case moves(Timing)
  /// Only what fades or changes colour runs; what moves is at its end at once.
  case fades(Timing)
  /// Everything is at its end on the next frame.
  case endsAtOnce
  /// It never begins, and nothing of it is drawn.
  case notDrawn

  /// The animation of positions, sizes, scales and angles; `nil` for none.
  public var movement: Animation? {
    if case .moves(let timing) = self { return Animation(timing) }
    return nil
  }

  /// The animation of opacities and colours; `nil` for none.
  public var fade: Animation? {
    switch self {
    case .moves(let timing), .fades(let timing): Animation(timing)
    case .endsAtOnce, .notDrawn: nil
    }
  }

  /// Whether anything of the motion is to be drawn.
  public var isDrawn: Bool { self != .notDrawn }

  /// Whether nothing is ever seen between the start and the end.
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
