import SwiftUICore

/// What stands together in a bar of iOS 26: on one capsule of glass.
struct GlassGroup<Content: View>: View {
  /// Whether the glass has the tint, as the item that confirms has.
  var isProminent = false
  @ViewBuilder let content: Content

  /// In points: as high as what a finger needs.
  static var height: CGFloat { 44 }

  var body: some View {
    HStack(spacing: 0) { content }
      .frame(minWidth: Self.height, minHeight: Self.height)
      .glassEffect(
        (isProminent ? Glass.regular.tint(.accentColor) : .regular).interactive(), in: Capsule())
  }
}

extension View {
  /// One of the items on a capsule of glass: room for a finger around it.
  func glassItem() -> some View {
    padding(.horizontal, 11)
      .frame(minWidth: GlassGroup<EmptyView>.height, minHeight: GlassGroup<EmptyView>.height)
  }
}

/// What content fades into under a bar of glass: the bar's material, fainter towards the content.
///
/// Where a person has asked for less transparency it is as solid as the material is then.
struct ScrollEdge: View {
  let edge: VerticalEdge

  var body: some View {
    Rectangle()
      .fill(Material.bar)
      .mask {
        LinearGradient(
          stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.55),
            .init(color: .clear, location: 1),
          ],
          startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
      }
      .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
  }
}
