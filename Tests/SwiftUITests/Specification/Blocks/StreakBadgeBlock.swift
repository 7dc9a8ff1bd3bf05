import SwiftUI

private struct StreakBadge: View {
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

extension Color {
  fileprivate static let rizqMuted = Color.gray
  fileprivate static let streakGlow = Color.orange
}

extension SpecificationBlock {
  /// Document 003, block 13.
  static let streakBadge = SpecificationBlock("streakBadge") { world in
    StreakBadge(streak: 7, isAnimating: world.isOn).frame(width: 60, height: 60)
  }
}
