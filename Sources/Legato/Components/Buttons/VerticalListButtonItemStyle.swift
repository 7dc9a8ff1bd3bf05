import SwiftUI

/// Draws background, border and press of a list button, and animates them by the given animation.
///
/// Border and padding both take part in layout, so that the height is constant: the border grows
/// into the padding.
public struct VerticalListButtonItemStyle: ButtonStyle {
  let styles: VerticalListButtonItem.Styles
  let paddingBlock: CGFloat
  let isPressed: Bool?
  let stateAnimation: Animation?
  @Environment(\.tokenTheme) private var theme

  /// Creates the style of one state.
  ///
  /// - Parameters:
  ///   - styles: The appearance.
  ///   - paddingBlock: Points between border and content, above and below.
  ///   - isPressed: Overrides whether the button is drawn pressed; `nil`, the default, follows the
  ///     touch.
  ///   - stateAnimation: Animates background, border color, border width and padding, not the
  ///     press; `nil` for no animation.
  public init(
    styles: VerticalListButtonItem.Styles, paddingBlock: CGFloat, isPressed: Bool? = nil,
    stateAnimation: Animation?
  ) {
    self.styles = styles
    self.paddingBlock = paddingBlock
    self.isPressed = isPressed
    self.stateAnimation = stateAnimation
  }

  /// The label on the button's background, with border, press overlay and focus ring.
  public func makeBody(configuration: Configuration) -> some View {
    let metrics = MetricToken.listButton
    let shape = RoundedRectangle(cornerRadius: theme[metrics.radius])
    let isPressed = isPressed ?? configuration.isPressed
    // It ends by itself where Reduce Motion is switched on: the label keeps its state.
    let stateAnimation = stateAnimation?.motionSafe()
    configuration.label
      .padding(.horizontal, theme[metrics.inlinePadding])
      .padding(.vertical, paddingBlock + styles.borderWidth)
      .frame(minHeight: theme[metrics.height])
      .background {
        shape.fill(styles.background)
          .animation(stateAnimation, value: styles.background)
      }
      .overlay {
        shape.strokeBorder(styles.borderColor, lineWidth: styles.borderWidth)
          .animation(stateAnimation, value: paddingBlock)
          .animation(stateAnimation, value: styles.borderWidth)
          .animation(stateAnimation, value: styles.borderColor)
      }
      .overlay {
        // A press is answered on the next frame, in the middle of a change as well.
        shape.fill(ColorToken.select.pressOverlay)
          .opacity(isPressed ? theme[metrics.pressOpacity] : 0)
          .animation(nil, value: isPressed)
      }
      .contentShape(shape)
      .overlay {
        FocusRing(radius: theme[metrics.radius], motion: VerticalListButtonItem.focusMotion)
      }
  }
}
