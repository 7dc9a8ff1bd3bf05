import SwiftUI

private struct ShimmerModifier: ViewModifier {
  @State private var offset: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay(
        GeometryReader { geometry in
          LinearGradient(
            colors: [.clear, .white.opacity(0.3), .clear],
            startPoint: .leading,
            endPoint: .trailing
          )
          .offset(x: offset * geometry.size.width)
          .onAppear {
            withAnimation(
              Animation.linear(duration: 2.0)
                .repeatForever(autoreverses: false)
                .delay(1.0)
            ) {
              offset = 2
            }
          }
        }
        .mask(content)
      )
  }
}

extension SpecificationBlock {
  /// Document 003, block 12.
  static let shimmer = SpecificationBlock("shimmer") { world in
    Color.gray.frame(width: 200, height: 40).modifier(ShimmerModifier())
  }
}
