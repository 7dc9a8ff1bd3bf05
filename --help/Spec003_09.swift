import SwiftUI

struct PulsingModifier: ViewModifier {
  @State private var isPulsing = false

  func body(content: Content) -> some View {
    content
      .scaleEffect(isPulsing ? 1.15 : 1.0)
      .opacity(isPulsing ? 0.5 : 1.0)
      .onAppear {
        withAnimation(
          Animation.easeInOut(duration: 1.0)
            .repeatForever(autoreverses: true)
        ) {
          isPulsing = true
        }
      }
  }
}

struct Usage: View {  var body: some View {
Circle()
  .stroke(Color.rizqPrimary, lineWidth: 2)
  .modifier(PulsingModifier())

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
