import SwiftUI

/// What stands in a list button: icon, text, checkmark.
struct VerticalListButtonItemLabel: View {
  let item: VerticalListButtonItem
  let stateAnimation: Animation?
  let checkmarkAnimation: Animation?
  @Environment(\.tokenTheme) private var theme

  private var metrics: MetricToken.ListButton { MetricToken.listButton }

  var body: some View {
    let styles = item.styles
    let stateAnimation = stateAnimation?.motionSafe()
    HStack(spacing: theme[metrics.gap]) {
      if let leadingIcon = item.leadingIcon {
        Image(systemName: leadingIcon)
          .listButtonIcon()
          .foregroundStyle(styles.iconColor)
          .accessibilityHidden(true)
      }
      text(styles)
      // Its room is kept in every state: the text never wraps anew because a state changed.
      FadingCheckmark(
        isVisible: styles.checkmarkVisible, transition: item.checkmarkTransition,
        animation: checkmarkAnimation?.motionSafe()
      )
      .listButtonIcon()
      .foregroundStyle(styles.iconColor)
      .accessibilityHidden(true)
    }
    .animation(stateAnimation, value: item.visualState)
    .animation(stateAnimation, value: item.error)
    .animation(stateAnimation, value: styles.labelColor)
    .animation(stateAnimation, value: styles.iconColor)
  }

  private func text(_ styles: VerticalListButtonItem.Styles) -> some View {
    VStack(alignment: .leading, spacing: theme[metrics.lineGap]) {
      Text(item.label)
        .font(.body.weight(.medium))
        .foregroundStyle(styles.labelColor)
      if let description = item.description {
        Text(description)
          .font(.subheadline)
          .foregroundStyle(ColorToken.select.mutedText)
      }
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  /// A symbol in the square that icons of list buttons have.
  fileprivate func listButtonIcon() -> some View {
    let side = MetricToken.listButton.icon.value
    return font(.system(size: side * 5 / 6, weight: .medium))
      .frame(width: side, height: side)
  }
}
