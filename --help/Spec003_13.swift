import SwiftUI

struct StreakBadge: View {
  let streak: Int
  let isAnimating: Bool

  var body: some View {
    ZStack {
      Circle()
        .fill(Color.streakGlow.opacity(0.15))
        .scaleEffect(isAnimating ? 1.3 : 1.0)

      Image(systemName: "flame.fill")
        .foregroundStyle(streak > 0 ? Color.streakGlow : Color.rizqMuted)
        .rotationEffect(.degrees(isAnimating ? -10 : 0))
        .scaleEffect(isAnimating ? 1.2 : 1.0)
    }
    .animation(
      isAnimating
        ? Animation.easeInOut(duration: 0.3).repeatCount(3, autoreverses: true)
        : .default,
      value: isAnimating
    )
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
