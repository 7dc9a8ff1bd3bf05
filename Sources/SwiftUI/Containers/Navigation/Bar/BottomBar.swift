import SwiftUICore

/// The bar at the bottom of a screen, in points.
enum BottomBarMeasures {
  /// On 18.
  static let height: CGFloat = 49
  /// Items and search fields on glass, as measured on a phone: they stand 28 from the edges of the surface.
  static let glassHeight: CGFloat = 48
  static let glassMargin: CGFloat = 28
  /// What glass takes of the room above the safe area: where that ends at the edge of the surface there are 8 below it.
  static let glassRoom: CGFloat = 56
}

/// A row of items at the bottom: one in the middle, several spread over the width. With spacers among them items stand
/// together where there is none, and go apart where there is one that takes what room there is. A search field takes the
/// room that items leave.
struct BottomBar: View {
  let items: [ToolbarEntry]
  var search: SearchField?
  @Environment(\.systemLook.bar.isGlass) private var isGlass
  @Environment(\.systemLook.bar.margin) private var margin

  var body: some View {
    if isGlass {
      row
        .environment(\.glassHeight, BottomBarMeasures.glassHeight)
        .padding(.horizontal, BottomBarMeasures.glassMargin)
        .frame(maxWidth: .infinity)
        .modifier(AboveEdge())
    } else {
      row
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity)
        .frame(height: BottomBarMeasures.height)
    }
  }

  @ViewBuilder private var row: some View {
    if let search {
      let place = items.firstIndex(where: \.isSearchPlace) ?? items.endIndex
      HStack(spacing: GroupGap.width) {
        groups(items[..<place]).barTextSizes()
        // Words of a search are as large as those of bars (measured at the medium text size: 17).
        BottomSearch(field: search)
          .transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, .large), .xLarge) }
        groups(items[place...].filter { !$0.isSearchPlace }).barTextSizes()
      }
    } else {
      HStack(spacing: 0) {
        if isGlass, items.contains(where: { $0.spacing != nil }) {
          grouped
        } else {
          spread
        }
      }
      .barTextSizes()
    }
  }

  /// Each on glass of its own, as far apart as there is room.
  private var spread: some View {
    ForEach(Array(items.filter { $0.spacing == nil }.enumerated()), id: \.offset) { index, item in
      if index > 0 { Spacer(minLength: 8) }
      let view = item.view.inBar()
      if isGlass, !item.isEmpty { GlassGroup { view } } else { view }
    }
  }

  @ViewBuilder private func groups(_ items: some Sequence<ToolbarEntry>) -> some View {
    ForEach(Array(ToolbarGroup.groups(of: Array(items)).enumerated()), id: \.offset) { _, group in
      GlassItems(entries: group.entries)
    }
  }

  @ViewBuilder private var grouped: some View {
    // A spacer before all or behind all is one as well.
    if items.first?.spacing?.isFlexible ?? false { Spacer(minLength: 0) }
    ForEach(Array(ToolbarGroup.groups(of: items).enumerated()), id: \.offset) { _, group in
      if let spacing = group.spacing {
        if spacing.isFlexible {
          Spacer(minLength: GroupGap.width)
        } else {
          Color.clear.frame(width: GroupGap.width, height: 0)
        }
      }
      GlassItems(entries: group.entries)
    }
    if items.last?.spacing?.isFlexible ?? false { Spacer(minLength: 0) }
  }
}

/// Stands as far above the edge of the surface as at its sides, or as far as the room above the safe area lets it.
private struct AboveEdge: UnnamedModifier {
  @MainActor func body(content: Content) -> some View {
    EdgeLayout { content }
      .ignoresSafeArea(edges: .bottom)
      .frame(height: BottomBarMeasures.glassRoom)
  }

  /// At the bottom of the room, which is larger where there is a safe area to reach into.
  private struct EdgeLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions(
        by: CGSize(width: 320, height: BottomBarMeasures.glassRoom))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      for subview in subviews {
        let below = max(
          0, min(BottomBarMeasures.glassMargin, bounds.height - BottomBarMeasures.glassHeight))
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.maxY - below), anchor: .bottom, proposal: offer)
      }
    }
  }
}
