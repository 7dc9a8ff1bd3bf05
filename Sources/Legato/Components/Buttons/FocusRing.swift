import SwiftUI

/// Outlines what has the focus of a keyboard, a little outside of it.
///
/// It fades in and out by a motion of its own, which no change of state retimes. Reduce Motion: it
/// is there at once. Low Power Mode: unchanged, for it says where the keys go.
struct FocusRing: View {
  /// Points: the corner radius of what is outlined.
  let radius: CGFloat
  /// How it comes and goes.
  let motion: MotionDeclaration
  @Environment(\.isFocused) private var isFocused
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    // Without the focus there is no ring: what nobody sees need not be kept.
    ZStack {
      if isFocused { outline.transition(.opacity) }
    }
    .animation(motionPolicy.fade(of: motion), value: isFocused)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var outline: some View {
    let metrics = MetricToken.listButton
    // The line lies wholly outside of the gap.
    let outset = theme[metrics.focusGap] + theme[metrics.focusLine] / 2
    return RoundedRectangle(cornerRadius: radius + outset)
      .stroke(ColorToken.select.focus, lineWidth: theme[metrics.focusLine])
      .padding(-outset)
  }
}
