import SwiftUICore

/// The title under a bar, which goes under it as the content scrolls. It stands on its screen.
struct LargeTitle: View {
  let title: Text
  let subtitle: Text?
  let tracker: ScrollTracker
  let height: CGFloat
  @Environment(\.systemLook.bar.margin) private var margin
  @TextScale(relativeTo: .subheadline) private var subtitleScale: CGFloat = 1

  private var lines: some View {
    ZStack(alignment: .bottomLeading) {
      title
        .look(.large, font: .largeTitle.bold())
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .alignmentGuide(.bottom) {
          $0[.lastTextBaseline] + LargeTitleMeasures.baseline
            + (subtitle == nil ? 0 : LargeTitleMeasures.subtitleDrop(textScale: subtitleScale))
        }
      if let subtitle {
        subtitle
          .font(.footnote.weight(.medium))
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .alignmentGuide(.bottom) { $0[.lastTextBaseline] + LargeTitleMeasures.baseline }
      }
    }
  }

  var body: some View {
    lines
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, margin)
      .frame(height: height, alignment: .bottomLeading)
      .background {
        // What the app has set for all bars, and shows over the top of content, is behind large titles too.
        let look = BarLook.navigationBar
        if look.visibility == .visible, let background = look.background {
          Rectangle().fill(background)
        }
      }
      .scrollLinked(tracker) { tracker in
        let offset = tracker.offset
        // Pulled beyond its end the content takes the title along, which grows a little.
        return ScrollLinkedLook(
          y: -offset, scale: 1 + min(max(-offset / 800, 0), 0.1), opacity: offset < height ? 1 : 0)
      }
      .clipShape(BelowTop())
  }
}

/// All that is below the top edge.
struct BelowTop: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path(
      CGRect(x: rect.minX - 40, y: rect.minY, width: rect.width + 80, height: rect.height + 2000))
  }
}
