import SwiftUICore

/// What stands together in a bar of iOS 26: on one capsule of glass.
struct GlassGroup<Content: View>: View {
  /// Whether the glass has the tint, as the item that confirms has.
  var isProminent = false
  @ViewBuilder let content: Content
  @Environment(\.glassHeight) private var height

  var body: some View {
    GlassRow(height: height) { content }
      .glassEffect(
        (isProminent ? Glass.regular.tint(.accentColor) : .regular).interactive(), in: Capsule())
  }
}

private enum GlassHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

extension EnvironmentValues {
  /// How high glass with items is, in points: as high as what a finger needs, and more in a bar at the bottom.
  var glassHeight: CGFloat {
    get { self[GlassHeightKey.self] }
    set { self[GlassHeightKey.self] = newValue }
  }
}

/// Items side by side on glass. A symbol, or what else is as wide as high, stands in the middle of a circle; around
/// words there are 16 points. Measured on a phone: two symbols stand 55 apart on a capsule of 101.67.
struct GlassRow: Layout {
  let height: CGFloat
  private static let wordsInset: CGFloat = 16
  /// Between symbols, beside those of the circles.
  private static let gap: CGFloat = 11
  /// Before the first and behind the last of several symbols.
  private static let end: CGFloat = 4.0 / 3

  private struct Cell {
    var width: CGFloat
    /// What its view is offered.
    var offer = ProposedViewSize.unspecified
    var isRound: Bool
    /// Before it.
    var gap: CGFloat
  }

  private func cells(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [Cell] {
    if let wide = wide(subviews, proposal) { return [wide] }
    var cells: [Cell] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      guard size.width > 0 else {
        cells.append(Cell(width: 0, isRound: false, gap: 0))
        continue
      }
      let isRound = abs(size.width - size.height) <= 1
      let width = max(height, isRound ? size.width : size.width + 2 * Self.wordsInset)
      let last = cells.last { $0.width > 0 }
      cells.append(
        Cell(width: width, isRound: isRound, gap: isRound && last?.isRound == true ? Self.gap : 0))
    }
    return cells
  }

  /// A single view that takes all the width that there is, as a row with a spacer in it.
  private func wide(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Cell? {
    guard subviews.count == 1, let room = proposal.width, room.isFinite else { return nil }
    let offer = ProposedViewSize(width: max(0, room - 2 * Self.wordsInset), height: nil)
    let width = subviews[0].sizeThatFits(offer).width
    guard width > subviews[0].sizeThatFits(.unspecified).width + 0.5 else { return nil }
    return Cell(
      width: max(height, width + 2 * Self.wordsInset), offer: offer, isRound: false, gap: 0)
  }

  private func end(_ cells: [Cell]) -> CGFloat {
    let shown = cells.filter { $0.width > 0 }
    return shown.count > 1 && shown.allSatisfy(\.isRound) ? Self.end : 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let cells = cells(subviews, proposal)
    let width = cells.reduce(2 * end(cells)) { $0 + $1.gap + $1.width }
    return CGSize(width: max(width, height), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cells = cells(subviews, proposal)
    var x = bounds.minX + end(cells)
    for (cell, subview) in zip(cells, subviews) {
      x += cell.gap
      subview.place(
        at: CGPoint(x: x + cell.width / 2, y: bounds.midY), anchor: .center, proposal: cell.offer)
      x += cell.width
    }
  }
}

/// What content fades into under a bar of glass: the ground that it lies on, fainter towards the content.
///
/// Where a person has asked for less transparency it is solid.
struct ScrollEdge: View {
  let edge: VerticalEdge
  /// The background of the screen where it is `nil`.
  var ground: Color?
  /// How far it reaches beyond the bar, in points. Not measured.
  private static let overlap: CGFloat = 14

  var body: some View {
    // Touches are the bar's where it is, and no farther.
    Color.clear
      .contentShape(Rectangle())
      .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
      .background { fade.allowsHitTesting(false) }
  }

  private var fade: some View {
    Rectangle()
      .fill(GroundMaterial(ground ?? Color(.system(.background))))
      .mask {
        LinearGradient(
          stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.7),
            .init(color: .black.opacity(0.55), location: 0.85), .init(color: .clear, location: 1),
          ],
          startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
      }
      .padding(edge == .top ? .bottom : .top, -Self.overlap)
      .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
  }
}
