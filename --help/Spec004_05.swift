import SwiftUI

struct ToolCardExpandAnimation: ViewModifier {
    let isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    func body(content: Content) -> some View {
        content
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .animation(reduceMotion ? nil : .appSpring, value: isExpanded)
    }
}

struct ToolProgressAnimation: View {
    let progress: Double
    @Environment(\.accessibilityReduceMotion) var reduceMotion

    var body: some View {
        GeometryReader { geo in
            RoundedRectangle(cornerRadius: 2)
                .fill(Color.accentColor)
                .frame(width: geo.size.width * progress)
                .animation(reduceMotion ? nil : .appNormal, value: progress)
        }
        .frame(height: 4)
    }
}


extension Animation {
    static let appFast = Animation.easeOut(duration: 0.15)
    static let appNormal = Animation.easeInOut(duration: 0.25)
    static let appSlow = Animation.easeInOut(duration: 0.35)
    static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    static let appSnappy = Animation.snappy
}
