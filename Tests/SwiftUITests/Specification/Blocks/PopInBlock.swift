import SwiftUI

private struct PopInModifier: ViewModifier {
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

private struct Usage: View {
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

extension SpecificationBlock {
  /// Document 003, block 11.
  static let popIn = SpecificationBlock("popIn") { world in
    Usage()
  }
}
