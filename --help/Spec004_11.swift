import SwiftUI

struct AnimatedCounter: View {
    let value: Int

    var body: some View {
        Text("\(value)")
            .contentTransition(.numericText())
            .animation(.appNormal, value: value)
    }
}

struct AnimatedProgress: View {
    let label: String
    let value: String

    var body: some View {
        HStack {
            Text(label)
            Spacer()
            Text(value)
                .contentTransition(.numericText())
        }
        .animation(.appNormal, value: value)
    }
}


extension Animation {
    static let appFast = Animation.easeOut(duration: 0.15)
    static let appNormal = Animation.easeInOut(duration: 0.25)
    static let appSlow = Animation.easeInOut(duration: 0.35)
    static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    static let appSnappy = Animation.snappy
}
