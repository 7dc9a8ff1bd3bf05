import SwiftUI

// StaggeredAnimationModifier.swift
private struct StaggeredAnimationModifier: ViewModifier {
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

private struct Usage: View {
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

private enum RIZQSpacing { static let lg: CGFloat = 16 }

extension SpecificationBlock {
  /// Document 003, block 1.
  static let stagger = SpecificationBlock("stagger") { world in
    Usage()
  }
}
