import SwiftUI

// StaggeredAnimationModifier.swift
struct StaggeredAnimationModifier: ViewModifier {
  let index: Int
  @State private var isVisible: Bool = false

  private var delay: Double {
    0.1 + Double(index) * 0.08  // delayChildren + (index * staggerChildren)
  }

  func body(content: Content) -> some View {
    content
      .opacity(isVisible ? 1 : 0)
      .offset(y: isVisible ? 0 : 20)
      .onAppear {
        withAnimation(
          .spring(response: 0.4, dampingFraction: 0.75)
          .delay(delay)
        ) {
          isVisible = true
        }
      }
  }
}

struct Usage: View {
  var headerSection: some View { Text("Header") }
  var statsCard: some View { Text("Stats") }
  var weekCalendar: some View { Text("Week") }
  var body: some View {
VStack(spacing: RIZQSpacing.lg) {
  headerSection
    .modifier(StaggeredAnimationModifier(index: 0))

  statsCard
    .modifier(StaggeredAnimationModifier(index: 1))

  weekCalendar
    .modifier(StaggeredAnimationModifier(index: 2))
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
