import SwiftUICore

/// Items at both ends and a title between: in the middle of the bar where there is room, as near to
/// it as the items let it elsewhere. A back title gives way to the title.
struct NavigationBarLayout: Layout {
  /// At both ends.
  let margin: CGFloat
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: 320, height: 44))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let inner = bounds.insetBy(
      dx: min(margin, bounds.width / 2), dy: 0)
    let trailing = subviews[2].sizeThatFits(.unspecified)
    let title = subviews[1].sizeThatFits(.unspecified)
    let room = max(44, (inner.width - title.width) / 2 - Self.gap)
    let leadingOffer = ProposedViewSize(width: room, height: bounds.height)
    let leading = subviews[0].sizeThatFits(leadingOffer)
    let leadingGap = leading.width > 0 ? Self.gap : 0
    let trailingGap = trailing.width > 0 ? Self.gap : 0
    let free = max(
      0, inner.width - leading.width - trailing.width - leadingGap - trailingGap)
    let width = min(title.width, free)
    let first = inner.minX + leading.width + leadingGap
    let last = inner.maxX - trailing.width - trailingGap - width
    let x = max(first, min(bounds.midX - width / 2, last))
    subviews[0].place(
      at: CGPoint(x: inner.minX, y: bounds.midY), anchor: .leading, proposal: leadingOffer)
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
    subviews[2].place(
      at: CGPoint(x: inner.maxX, y: bounds.midY), anchor: .trailing,
      proposal: .unspecified)
  }
}
