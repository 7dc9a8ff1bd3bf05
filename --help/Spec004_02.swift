import SwiftUI

struct MotionSafe: ViewModifier {
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    let animation: Animation

    func body(content: Content) -> some View {
        content.animation(reduceMotion ? nil : animation)
    }
}

extension View {
    func motionSafe(_ animation: Animation = .appNormal) -> some View {
        modifier(MotionSafe(animation: animation))
    }

    func withMotionSafe<V: Equatable>(_ animation: Animation = .appNormal, value: V) -> some View {
        modifier(MotionSafeValue(animation: animation, value: value))
    }
}

struct MotionSafeValue<V: Equatable>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    let animation: Animation
    let value: V

    func body(content: Content) -> some View {
        content.animation(reduceMotion ? nil : animation, value: value)
    }
}


extension Animation {
    static let appFast = Animation.easeOut(duration: 0.15)
    static let appNormal = Animation.easeInOut(duration: 0.25)
    static let appSlow = Animation.easeInOut(duration: 0.35)
    static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    static let appSnappy = Animation.snappy
}
