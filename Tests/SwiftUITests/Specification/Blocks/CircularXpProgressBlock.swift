import SwiftUI

private struct CircularXpProgress: View {
  let level: Int
  let percentage: Double
  let size: CGFloat
  let strokeWidth: CGFloat

  @State private var animatedProgress: Double = 0

  var body: some View {
    ZStack {
      // Background track
      Circle()
        .stroke(Color.rizqMuted.opacity(0.3), lineWidth: strokeWidth)

      // Progress arc
      Circle()
        .trim(from: 0, to: animatedProgress)
        .stroke(
          Color.rizqPrimary,
          style: StrokeStyle(lineWidth: strokeWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))

      // Center content
      VStack(spacing: 2) {
        Image(systemName: "star.fill")
          .foregroundStyle(Color.levelBadge)
        Text("\(level)")
          .font(.rizqMonoMedium(.headline))
      }
    }
    .frame(width: size, height: size)
    .onAppear {
      withAnimation(.easeOut(duration: 1.0)) {
        animatedProgress = percentage
      }
    }
  }
}

extension Color {
  fileprivate static let rizqMuted = Color.gray
  fileprivate static let rizqPrimary = Color.orange
  fileprivate static let levelBadge = Color.yellow
}
extension Font {
  fileprivate static func rizqMonoMedium(_ style: Font.TextStyle) -> Font {
    .system(style, design: .monospaced).weight(.medium)
  }
}

extension SpecificationBlock {
  /// Document 003, block 6.
  static let circularXpProgress = SpecificationBlock("circularXpProgress") { world in
    CircularXpProgress(level: 7, percentage: 0.75, size: 120, strokeWidth: 8)
  }
}
