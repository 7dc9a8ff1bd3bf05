import SwiftUICore

/// The tab bar of iOS 26: a capsule of glass that floats over the content, with a pill behind the tab that is
/// selected. The pill goes to another tab with a spring; it is there at once for people who asked for less motion.
/// A tab for searching stands beside it, on a circle.
struct FloatingTabs<Content: View>: View {
  let count: Int
  /// The place of the tab that is selected; `nil` where none of them is.
  let selected: Int?
  /// The tab for searching; `nil` where there is none.
  var search: AnyView?
  @ViewBuilder let content: Content
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  // In points. That it is 62 high and stands 21 from the edges is what others report, the rest is ours.
  private static var height: CGFloat { 62 }
  private static var margin: CGFloat { 21 }
  /// Below it where the window has no safe area there.
  private static var leastMargin: CGFloat { 8 }
  private static var inset: CGFloat { 4 }
  private static var widestTab: CGFloat { 102 }
  /// Between the capsule and the circle.
  private static var gap: CGFloat { 8 }

  /// How much of the room above the safe area it takes.
  static func room(over bottomInset: CGFloat) -> CGFloat {
    height + (bottomInset > 0 ? margin - min(bottomInset, height) : leastMargin)
  }

  var body: some View {
    if let search {
      HStack(spacing: Self.gap) {
        capsule.frame(maxWidth: .infinity, alignment: .leading)
        search
          .frame(width: Self.height, height: Self.height)
          .glassEffect(.regular, in: Circle())
      }
      .padding(.horizontal, Self.margin)
    } else {
      capsule
        .padding(.horizontal, Self.margin)
        .frame(maxWidth: .infinity)
    }
  }

  private var capsule: some View {
    content
      .background { pill }
      .padding(Self.inset)
      .frame(maxWidth: Self.widestTab * CGFloat(max(count, 1)) + 2 * Self.inset)
      .frame(height: Self.height)
      .glassEffect(.regular, in: Capsule())
  }

  private var pill: some View {
    GeometryReader { geometry in
      let width = geometry.size.width / CGFloat(max(count, 1))
      if let selected {
        Capsule()
          .fill(Color(.system(.secondaryFill)))
          .frame(width: width)
          .offset(x: width * CGFloat(selected))
          .animation(
            reduceMotion ? nil : .spring(duration: 0.35, bounce: 0.15).bySystem, value: selected)
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}
