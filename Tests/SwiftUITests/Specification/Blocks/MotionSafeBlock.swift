import SwiftUI

private struct MotionSafe: ViewModifier {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  let animation: Animation

  func body(content: Content) -> some View {
    content.animation(reduceMotion ? nil : animation)
  }
}

extension View {
  fileprivate func motionSafe(_ animation: Animation = .appNormal) -> some View {
    modifier(MotionSafe(animation: animation))
  }

  fileprivate func withMotionSafe<V: Equatable>(_ animation: Animation = .appNormal, value: V)
    -> some View
  {
    modifier(MotionSafeValue(animation: animation, value: value))
  }
}

private struct MotionSafeValue<V: Equatable>: ViewModifier {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  let animation: Animation
  let value: V

  func body(content: Content) -> some View {
    content.animation(reduceMotion ? nil : animation, value: value)
  }
}

extension Animation {
  fileprivate static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
  fileprivate static let appNormal = Animation.easeInOut(duration: 0.25)
}

extension SpecificationBlock {
  /// Document 004, block 2.
  static let motionSafe = SpecificationBlock("motionSafe") { world in
    VStack {
      Circle().opacity(world.isOn ? 0.5 : 1).motionSafe()
      Capsule().opacity(world.isOn ? 0.5 : 1).withMotionSafe(.appSpring, value: world.isOn)
    }
    .frame(width: 80, height: 80)
  }
}
