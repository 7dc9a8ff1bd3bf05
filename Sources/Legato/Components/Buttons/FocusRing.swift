import SwiftUI

/// Outlines what has the focus of a keyboard, a little outside of it.
///
/// It fades in and out by a motion of its own, which no change of state retimes. Reduce Motion: it is
/// there at once. Low Power Mode: unchanged, for it says where the keys go.
struct FocusRing: View {
  /// Points: the corner radius of what is outlined.
  let radius: CGFloat
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    let metrics = MetricToken.listButton
    // The line lies wholly outside of the gap.
    let outset = metrics.focusGap.value + metrics.focusLine.value / 2
    RoundedRectangle(cornerRadius: radius + outset)
      .stroke(ColorToken.select.focus, lineWidth: metrics.focusLine.value)
      .padding(-outset)
      .moves(by: VerticalListButtonItem.focusMotion, .fade) { view, nudge in
        view.opacity(nudge(isFocused ? 1 : 0))
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
