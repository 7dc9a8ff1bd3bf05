import SwiftUI

struct AnimatedProgressBar: View {
  let percentage: Double
  @State private var animatedWidth: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        // Track
        Capsule()
          .fill(Color.rizqMuted.opacity(0.3))
          .frame(height: 8)

        // Fill
        Capsule()
          .fill(Color.rizqPrimary)
          .frame(width: geometry.size.width * animatedWidth, height: 8)
      }
    }
    .frame(height: 8)
    .onAppear {
      withAnimation(.easeOut(duration: 0.8).delay(0.3)) {
        animatedWidth = percentage
      }
    }
    .onChange(of: percentage) { _, newValue in
      withAnimation(.easeOut(duration: 0.5)) {
        animatedWidth = newValue
      }
    }
  }
}


enum RIZQSpacing { static let lg: CGFloat = 16 }
extension Color {
  static let rizqMuted = Color.gray
  static let rizqPrimary = Color.orange
  static let levelBadge = Color.yellow
  static let streakGlow = Color.orange
  static let goldSoft = Color.yellow
  static let goldBright = Color.yellow
}
extension Font { static func rizqMonoMedium(_ style: Font.TextStyle) -> Font { .system(style, design: .monospaced).weight(.medium) } }
