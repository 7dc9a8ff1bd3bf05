import SwiftUI

struct ListItemAnimation: ViewModifier {
    let index: Int
    @State private var appeared = false
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    func body(content: Content) -> some View {
        content
            .opacity(appeared ? 1 : 0)
            .offset(x: appeared ? 0 : -20)
            .onAppear {
                if reduceMotion {
                    appeared = true
                } else {
                    withAnimation(.appSpring.delay(Double(index) * 0.03)) {
                        appeared = true
                    }
                }
            }
    }
}

extension View {
    func listItemAnimation(index: Int) -> some View {
        modifier(ListItemAnimation(index: index))
    }
}


extension Animation {
    static let appFast = Animation.easeOut(duration: 0.15)
    static let appNormal = Animation.easeInOut(duration: 0.25)
    static let appSlow = Animation.easeInOut(duration: 0.35)
    static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    static let appSnappy = Animation.snappy
}
