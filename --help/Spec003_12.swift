import SwiftUI

struct ShimmerModifier: ViewModifier {
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

