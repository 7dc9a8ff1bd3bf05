import SwiftUI

private struct PulsingModifier: ViewModifier {
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

private struct Usage: View {
  var body: some View {
    Circle()
      .stroke(Color.rizqPrimary, lineWidth: 2)
      .modifier(PulsingModifier())

  }
}

extension Color {
  fileprivate static let rizqPrimary = Color.orange
}

extension SpecificationBlock {
  /// Document 003, block 9.
  static let pulsing = SpecificationBlock("pulsing") { world in
    Usage().frame(width: 100, height: 100)
  }
}
