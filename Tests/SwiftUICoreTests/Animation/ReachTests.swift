import LegatoMotion
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// The bounds that motion is known by where it is not sampled.
@MainActor @Suite("Bounds of motion")
struct ReachTests {
  private static let animations: [Animation] = [
    .linear(duration: 0.5), .easeInOut, .timingCurve(0.2, -2, 0.4, 3, duration: 0.7),
    .spring(duration: 0.5, bounce: 0.9), .spring(duration: 0.9),
    .spring(duration: 0.4, bounce: -0.9),
    .interpolatingSpring(mass: 1, stiffness: 90, damping: 2, initialVelocity: 14),
    .spring(duration: 0.5, bounce: 0.7).delay(0.2), .easeOut.speed(0.3),
    .timingCurve(0.2, -1, 0.4, 1, duration: 0.3).repeatCount(5, autoreverses: true),
  ]

  @Test("Nothing is shown farther from its target than its reach, however often it is turned round")
  func reach() {
    for animation in Self.animations {
      for turn in [0.03, 0.11, 0.2, 0.45] {
        var animator = Animator<AnimatableQuad>(startTime: 0)
        var target = AnimatableQuad(0, 0, 0, 0)
        for (index, change) in [100.0, -160, 90, -30].enumerated() {
          let now = Double(index) * turn
          target += AnimatableQuad(change, -change / 2, 0, 0)
          animator.add(
            animation, change: AnimatableQuad(change, -change / 2, 0, 0), at: now, update: index,
            environment: EnvironmentValues().storage)
          guard let reach = animator.reach else { continue }
          for step in 0...300 {
            let time = now + Double(step) / 100
            let away = (animator.totalDelta - animator.value(at: time)).magnitudeSquared
              .squareRoot()
            #expect(
              away <= reach * (1 + 1e-9) + 1e-9, "\(animation) turned at \(turn), \(time) s")
          }
        }
      }
    }
  }

  @Test("A bound of several motions holds for all of them")
  func bounded() throws {
    for animation in Self.animations.prefix(6) {
      var motion = BoundedMotion()
      var animator = Animator<AnimatableQuad>(startTime: 0)
      for (index, change) in [100.0, -100, 100, -100, 100].enumerated() {
        let now = Double(index) * 0.1
        motion = try #require(motion.adding(100, animation, at: now))
        animator.add(
          animation, change: AnimatableQuad(change, 0, 0, 0), at: now, update: index,
          environment: EnvironmentValues().storage)
        for step in 0...200 {
          let away = animator.totalDelta - animator.value(at: now + Double(step) / 50)
          #expect(abs(away.lanes.x) <= motion.deviation, "\(animation)")
        }
        let faded = animator.totalDelta - animator.value(at: motion.fadeTime)
        #expect(abs(faded.lanes.x) < 1e-4, "\(animation)")
      }
      let rested = try #require(motion.adding(5, animation, at: motion.fadeTime))
      #expect(rested.deviation < 5 * 10)
    }
  }

  @Test(
    "Of custom and of endless animations no bound is known, nor where another animation takes over")
  func unknown() throws {
    let motion = BoundedMotion()
    #expect(motion.adding(10, .linear.repeatForever(), at: 0) == nil)
    let running = try #require(motion.adding(10, .spring, at: 0))
    #expect(running.adding(10, .linear, at: 0.1) == nil)
    #expect(running.adding(10, .linear, at: 30) != nil)
    #expect(running.adding(10, nil, at: 0.1)?.deviation == running.deviation)
  }
}
