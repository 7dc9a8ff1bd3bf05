import SwiftUICore

/// The indeterminate indicator: eight spokes, the darkest and its tail going round. It begins as UIKit's at rest.
///
/// It keeps turning under Reduce Motion, as the platform's does: it says that something goes on.
struct Spinner: View {
  static let side: CGFloat = 20
  /// Seconds for one turn.
  static let period = 0.8
  private static let spokes = 8
  /// Of the spokes clockwise from the top (measured on 17 and 18).
  private static let opacities = [0.283, 0.283, 0.283, 0.434, 0.584, 0.735, 0.876, 0.283]

  @State private var isTurning = false
  @Environment(\.tint) private var tint

  var body: some View {
    ZStack {
      ForEach(0..<Self.spokes) { index in
        Capsule()
          .fill(tint ?? .gray)
          .frame(width: 2.5, height: 6)
          .offset(y: -6.5)
          .rotationEffect(.degrees(Double(index) * 360 / Double(Self.spokes)))
          .opacity(Self.opacities[index])
      }
    }
    .frame(width: Self.side, height: Self.side)
    .rotationEffect(.degrees(isTurning ? 360 : 0))
    .onAppear {
      withAnimation(.linear(duration: Self.period).repeatForever(autoreverses: false).bySystem) {
        isTurning = true
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Progress")
  }
}
