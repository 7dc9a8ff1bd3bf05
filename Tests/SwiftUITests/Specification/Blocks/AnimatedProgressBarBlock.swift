import SwiftUI

private struct AnimatedProgressBar: View {
  let percentage: Double
  @State private var animatedWidth: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        // Track
        Capsule()
          .fill(Color.rizqMuted.opacity(0.3))
          .frame(height: 8)

        // Fill
        Capsule()
          .fill(Color.rizqPrimary)
          .frame(width: geometry.size.width * animatedWidth, height: 8)
      }
    }
    .frame(height: 8)
    .onAppear {
      withAnimation(.easeOut(duration: 0.8).delay(0.3)) {
        animatedWidth = percentage
      }
    }
    .onChange(of: percentage) { _, newValue in
      withAnimation(.easeOut(duration: 0.5)) {
        animatedWidth = newValue
      }
    }
  }
}

extension Color {
  fileprivate static let rizqMuted = Color.gray
  fileprivate static let rizqPrimary = Color.orange
}

extension SpecificationBlock {
  /// Document 003, block 5.
  static let animatedProgressBar = SpecificationBlock("animatedProgressBar") { world in
    AnimatedProgressBar(percentage: world.amount)
  }
}
