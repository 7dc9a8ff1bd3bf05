import SwiftUICore

/// Between groups of items, in points.
enum GroupGap {
  static let width: CGFloat = 8
}

/// Items on one capsule of glass. One that there is nothing to be seen of takes no room on it.
struct GlassItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    if entries.allSatisfy(\.isEmpty) {
      items
    } else {
      GlassGroup { items }
    }
  }

  private var items: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      entry.view.fontWeight(entry.placement.isProminent ? .semibold : nil).inBar()
    }
  }
}

/// The items of one edge of a bar, in order.
struct ToolbarItems: View {
  let entries: [ToolbarEntry]
  let edge: ToolbarItemPlacement.Edge
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    let entries = entries.filter { $0.placement.edge == edge }
    if isGlass, edge != .principal {
      // What confirms stands on glass of its own, in the tint.
      let plain = ToolbarGroup.groups(of: entries.filter { !$0.placement.isProminent })
      HStack(spacing: GroupGap.width) {
        ForEach(Array(plain.enumerated()), id: \.offset) { _, group in
          GlassItems(entries: group.entries)
        }
        items(entries.filter { $0.placement.isProminent && $0.spacing == nil }) { entry in
          GlassGroup(isProminent: true) { entry.foregroundStyle(.white) }
        }
      }
    } else {
      HStack(spacing: NavigationBarMetrics.itemSpacing) {
        items(entries.filter { $0.spacing == nil }) { $0 }
      }
    }
  }

  private func items(
    _ entries: [ToolbarEntry], @ViewBuilder _ look: @escaping (AnyView) -> some View
  ) -> some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      look(
        AnyView(entry.view.fontWeight(entry.placement.isProminent ? .semibold : nil).inBar()))
    }
  }
}

extension View {
  /// What stands in a bar: its controls look as those of bars do, and symbols are large.
  nonisolated func inBar() -> some View {
    environment(\.controlContext, .bar).environment(\.imageScale, .large)
  }

  /// Text of bars is as large as at the standard text size at least, and as at ``DynamicTypeSize/xxLarge`` at most.
  nonisolated func barTextSizes() -> some View {
    transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, .large), .xxLarge) }
  }
}
