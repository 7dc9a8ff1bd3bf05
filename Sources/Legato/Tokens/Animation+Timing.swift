import LegatoMotion
import SwiftUI

extension Animation {
  /// Creates the animation of a timing: the only conversion between the two.
  ///
  /// It is built from SwiftUI's public constructors, so equal timings give equal animations.
  public init(_ timing: Timing) {
    switch timing.kind {
    case .curve(let easing, let duration): self = Self.curve(easing, duration: duration)
    case .spring(let spring, let velocity): self = Self.spring(spring, velocity: velocity)
    case .delay(let delay, let base): self = Animation(base).delay(delay)
    case .speed(let speed, let base): self = Animation(base).speed(speed)
    case .repeating(let count?, let autoreverses, let base):
      self = Animation(base).repeatCount(count, autoreverses: autoreverses)
    case .repeating(nil, let autoreverses, let base):
      self = Animation(base).repeatForever(autoreverses: autoreverses)
    }
  }

  private static func curve(_ easing: Easing, duration: Double) -> Animation {
    switch easing {
    case .linear: .linear(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    case .circularEaseIn: .timingCurve(.circularEaseIn, duration: duration)
    case .circularEaseOut: .timingCurve(.circularEaseOut, duration: duration)
    case .circularEaseInOut: .timingCurve(.circularEaseInOut, duration: duration)
    case .bezier(let curve):
      .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
    }
  }

  /// A spring from rest and of mass 1 takes a running motion over, with its velocity; SwiftUI has
  /// no such spring with another mass or with a velocity of its own.
  private static func spring(_ spring: DampedSpring, velocity: Double) -> Animation {
    if velocity == 0, spring.mass == 1 {
      return .spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }
    return .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: velocity)
  }
}
