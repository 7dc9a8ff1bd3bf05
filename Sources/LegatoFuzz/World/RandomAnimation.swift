import LegatoMotion
import SwiftUI

/// Animations of all kinds, with numbers that make sense and without.
enum RandomAnimation {
  static func make(_ random: inout SeededGenerator) -> Animation {
    var animation = base(&random)
    while random.chance(0.25) { animation = modified(animation, &random) }
    return animation
  }

  static func optional(_ random: inout SeededGenerator) -> Animation? {
    random.chance(0.1) ? nil : make(&random)
  }

  private static func duration(_ random: inout SeededGenerator) -> Double {
    random.chance(0.08) ? random.hostile() : random.round(from: 0, to: 1.5)
  }

  private static func base(_ random: inout SeededGenerator) -> Animation {
    switch random.below(20) {
    case 0: .default
    case 1: .linear
    case 2: .easeInOut
    case 3: .linear(duration: duration(&random))
    case 4: .easeIn(duration: duration(&random))
    case 5: .easeOut(duration: duration(&random))
    case 6:
      .timingCurve(
        duration(&random), random.round(from: -1, to: 2), duration(&random), 1,
        duration: duration(&random))
    case 7: .timingCurve(.circularEaseInOut, duration: duration(&random))
    case 8: .spring
    case 9: .spring(duration: duration(&random), bounce: random.round(from: -1, to: 1))
    case 10:
      .spring(
        response: duration(&random), dampingFraction: duration(&random),
        blendDuration: duration(&random))
    case 11: .interactiveSpring
    case 12: .smooth(duration: duration(&random))
    case 13: .snappy(extraBounce: duration(&random))
    case 14: .bouncy
    case 15: .interpolatingSpring
    case 16:
      .interpolatingSpring(
        mass: duration(&random), stiffness: 100 * duration(&random),
        damping: 10 * duration(&random),
        initialVelocity: duration(&random))
    case 17: .spring(Spring(response: duration(&random), dampingRatio: duration(&random)))
    case 18: Animation(Steady(duration: random.round(from: 0, to: 2)))
    default: custom(&random)
    }
  }

  private static func custom(_ random: inout SeededGenerator) -> Animation {
    switch random.below(7) {
    case 0: Animation(Counting(steps: random.below(60)))
    case 1: Animation(Merging(duration: random.round(from: 0, to: 1)))
    case 2: Animation(Nonsense())
    case 3: Animation(Endless())
    case 4: Animation(Yielding(base: .spring(duration: duration(&random))))
    case 5: Animation(Yielding(base: .easeInOut(duration: duration(&random))))
    default: Animation(Steady(duration: random.hostile()))
    }
  }

  private static func modified(_ animation: Animation, _ random: inout SeededGenerator)
    -> Animation
  {
    switch random.below(6) {
    case 0: animation.delay(random.chance(0.1) ? random.hostile() : random.round(from: -1, to: 1))
    case 1: animation.speed(random.chance(0.1) ? random.hostile() : random.round(from: 0, to: 4))
    case 2:
      animation.repeatCount(
        random.chance(0.1) ? random.pick([0, -1, .max, .min]) : random.below(4),
        autoreverses: random.chance(0.5))
    case 3:
      random.chance(0.3) ? animation.repeatForever(autoreverses: random.chance(0.5)) : animation
    case 4: animation.logicallyComplete(after: duration(&random))
    default: animation.delay(0.1)
    }
  }
}
