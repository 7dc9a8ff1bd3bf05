import SwiftUI

struct SheetAppearModifier: ViewModifier {
    @State private var appeared = false
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    func body(content: Content) -> some View {
        content
            .scaleEffect(appeared ? 1 : 0.95)
            .opacity(appeared ? 1 : 0)
            .onAppear {
                if reduceMotion {
                    appeared = true
                } else {
                    withAnimation(.appSpring) {
                        appeared = true
                    }
                }
            }
    }
}


extension Animation {
    static let appFast = Animation.easeOut(duration: 0.15)
    static let appNormal = Animation.easeInOut(duration: 0.25)
    static let appSlow = Animation.easeInOut(duration: 0.35)
    static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    static let appSnappy = Animation.snappy
}
