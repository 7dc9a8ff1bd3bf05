import SwiftUI

struct PopInModifier: ViewModifier {
  let delay: Double
  @State private var isVisible = false

  func body(content: Content) -> some View {
    content
      .scaleEffect(isVisible ? 1 : 0.8)
      .opacity(isVisible ? 1 : 0)
      .onAppear {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.6).delay(delay)) {
          isVisible = true
        }
      }
  }
}

struct Usage: View {
  var xpEarned = 25
  var body: some View {
HStack {
  Image(systemName: "sparkles")
  Text("+\(xpEarned)")
  Text("XP")
}
.modifier(PopInModifier(delay: 0.5))

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
