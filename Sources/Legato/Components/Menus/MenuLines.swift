import SwiftUI

/// The lines of a menu, one below the other, all as wide as the widest of them, within limits.
///
/// A stack that is asked for its ideal size gives each line its own, and then what stands at the
/// trailing side of lines would not stand below one another.
struct MenuLines: Layout {
  /// Points.
  let minimumWidth: CGFloat
  /// Points: longer lines wrap.
  let maximumWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(of: subviews)
    let line = ProposedViewSize(width: width, height: nil)
    return CGSize(
      width: width, height: subviews.reduce(0) { $0 + $1.sizeThatFits(line).height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let line = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: line)
      y += subview.sizeThatFits(line).height
    }
  }

  private func width(of subviews: Subviews) -> CGFloat {
    let widest = subviews.reduce(minimumWidth) { max($0, $1.sizeThatFits(.unspecified).width) }
    return max(min(widest, maximumWidth), minimumWidth)
  }
}
