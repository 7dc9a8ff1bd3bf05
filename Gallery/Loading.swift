import Legato
import SwiftUI

// What is still to come, and how far it is.

struct LoadingExample: View {
  @State private var isLoading = true
  @State private var tokens = 128

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Circle()
          .fill(ColorToken.app.fill)
          .frame(width: 44, height: 44)
          .loadingPulse(isActive: isLoading)
        SkeletonText(lines: 2)
      }
      Text("Shimmering words")
        .font(.title3.weight(.semibold))
        .foregroundStyle(ColorToken.app.accent)
        .loadingShimmer(isActive: isLoading)
      HStack(spacing: 16) {
        StatusSymbol(.loading)
        StatusSymbol(.processing)
        StatusSymbol(isLoading ? .streaming : .success)
        StatusSymbol(.unread)
      }
      .font(.title3)
      AnimatedCounter(value: tokens)
        .font(.title2.weight(.semibold))
      ToolProgressAnimation(progress: Double(tokens) / 512, showsTrack: true)
      Button("Go on") {
        tokens += 127
        isLoading = false
      }
      .buttonStyle(.feedback)
    }
    .foregroundStyle(ColorToken.app.text)
    .padding(16)
    .background(
      ColorToken.app.surface,
      in: RoundedRectangle(cornerRadius: MetricToken.app.cardRadius.value)
    )
    .padding(12)
    .frame(maxHeight: .infinity)
    .background(ColorToken.app.ground)
  }
}

#Preview("Loading", traits: .fixedLayout(width: 324, height: 344)) {
  LoadingExample()
}
