import MotionLaws
import SwiftUI

/// Every animation that there is, moving one number.
@MainActor
enum AnimationSubjects {
  static let springs: [Animation] = [
    .default, .spring, .smooth, .snappy, .bouncy, .interactiveSpring,
    .spring(duration: 0.8, bounce: 0.6), .spring(duration: 0.4, bounce: -0.4),
    .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.3), .spring(duration: 0.2),
    .spring.logicallyComplete(after: 0.1), .spring(duration: 0.3).speed(0.5),
  ]

  static let curves: [Animation] = [
    .linear, .easeIn, .easeOut, .easeInOut, .linear(duration: 1), .easeInOut(duration: 0.2),
    .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.6),
    .timingCurve(.circularEaseInOut, duration: 1),
    .timingCurve(.circularEaseIn, duration: 0.5), .interpolatingSpring,
    .interpolatingSpring(stiffness: 120, damping: 9, initialVelocity: 3),
    .easeInOut(duration: 0.3).delay(0.2), .linear(duration: 0.5).speed(2),
    .spring.delay(0.15), .linear(duration: 0.25).repeatCount(3), .spring.repeatCount(3),
    .easeIn(duration: 0.2).delay(0.1).repeatCount(5), .easeOut.logicallyComplete(after: 0.1),
    Animation(CustomAnimationTests.Straight(duration: 0.7)),
    Animation(CustomAnimationTests.Straight(duration: 0.4)).delay(0.1),
  ]

  static let endless: [Animation] = [
    .linear(duration: 0.5).repeatForever(), .easeInOut(duration: 0.4).repeatForever().delay(0.2),
    .spring.repeatForever(),
  ]

  /// Those that end at once, or whose last step is a jump.
  static let abrupt: [Animation] = [
    .linear(duration: 0), .easeIn(duration: -1), .spring(duration: 0),
    .linear(duration: 0.25).repeatCount(2),
    .linear(duration: 0.25).repeatCount(3, autoreverses: false),
    .linear(duration: .nan), Animation(CustomAnimationTests.Counting()),
  ]

  static var all: [MotionSubject] {
    springs.map { subject($0, [.keepsVelocity]) } + curves.map { subject($0, []) }
      + endless.map { subject($0, [.isEndless]) } + abrupt.map { subject($0, [.jumps]) }
  }

  private static func subject(_ animation: Animation, _ promises: Set<MotionSubject.Promise>)
    -> MotionSubject
  {
    MotionSubject(animation.description, promises) { flags in
      HostRun(animation, flags) { Moved(state: $0) }
    }
  }

  private struct Moved: View {
    let state: MotionState
    var body: some View {
      Rectangle().scaleEffect(1 + state.number).frame(width: 40, height: 40)
    }
  }
}
