import SwiftUI

private struct PulseAnimation: ViewModifier {
  @State private var isPulsing = false
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  func body(content: Content) -> some View {
    content
      .opacity(isPulsing ? 0.5 : 1)
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) {
          isPulsing = true
        }
      }
  }
}

private struct ShimmerAnimation: ViewModifier {
  @State private var phase: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  func body(content: Content) -> some View {
    content
      .overlay(
        LinearGradient(
          gradient: Gradient(colors: [.clear, .white.opacity(0.3), .clear]),
          startPoint: .leading,
          endPoint: .trailing
        )
        .offset(x: phase)
        .mask(content)
      )
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) {
          phase = 200
        }
      }
  }
}

extension SpecificationBlock {
  /// Document 004, block 8.
  static let pulseAndShimmer = SpecificationBlock("pulseAndShimmer") { world in
    VStack {
      Circle().modifier(PulseAnimation())
      Color.gray.modifier(ShimmerAnimation())
    }
    .frame(width: 200, height: 120)
  }
}
