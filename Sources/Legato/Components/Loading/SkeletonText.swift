import SwiftUI

/// A placeholder for text: bars with a light that crosses them.
public struct SkeletonText: View {
  let lines: Int
  @ScaledMetric(relativeTo: .body) private var scale = 1.0
  @Environment(\.tokenTheme) private var theme

  /// Creates a placeholder.
  ///
  /// - Parameter lines: The number of lines, 1…20, clamped to that range; 3 by default. The last
  ///   line of several is shorter.
  public init(lines: Int = 3) { self.lines = min(max(lines, 1), 20) }

  /// Bars in place of the lines, crossed by the light of ``ShimmerAnimation``.
  public var body: some View {
    let height = theme[.app.skeletonLine] * scale
    VStack(alignment: .leading, spacing: height * 2 / 3) {
      ForEach(0..<lines, id: \.self) { line in
        Capsule()
          .fill(ColorToken.app.fill)
          .frame(height: height)
          .containerShare(line == lines - 1 && lines > 1 ? theme[.app.skeletonLast] : 1)
      }
    }
    .loadingShimmer(.width)
    .accessibilityElement()
    .accessibilityLabel("Loading")
  }
}

extension View {
  /// Takes a share of the width that there is, from the leading side.
  fileprivate func containerShare(_ share: CGFloat) -> some View {
    ShareLayout(share: share) { self }
  }
}

/// Gives what it holds a share of its own width.
private struct ShareLayout: Layout {
  let share: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 12))
    let height = subviews.first?.sizeThatFits(proposal).height ?? 0
    return CGSize(width: size.width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: bounds.width * share, height: bounds.height))
    }
  }
}
