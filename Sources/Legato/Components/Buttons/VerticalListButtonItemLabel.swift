import SwiftUI

/// What stands in a list button: icon, text, checkmark.
struct VerticalListButtonItemLabel: View {
  let item: VerticalListButtonItem
  let styles: VerticalListButtonItem.Styles
  let stateAnimation: Animation?
  let checkmarkAnimation: Animation?
  @Environment(\.tokenTheme) private var theme
  @Environment(\.dynamicTypeSize) private var textSize

  private var metrics: MetricToken.ListButton { MetricToken.listButton }

  var body: some View {
    let stateAnimation = stateAnimation?.motionSafe()
    Group {
      if let leadingIcon = item.leadingIcon, textSize.isAccessibilitySize {
        // Beside two symbols of this size words would have no room.
        VStack(alignment: .leading, spacing: theme[metrics.lineGap]) {
          HStack(spacing: theme[metrics.gap]) {
            icon(leadingIcon)
            Spacer(minLength: 0)
            checkmark
          }
          text
        }
      } else {
        HStack(spacing: theme[metrics.gap]) {
          if let leadingIcon = item.leadingIcon { icon(leadingIcon) }
          text
          checkmark
        }
      }
    }
    .animation(stateAnimation, value: item.visualState)
    .animation(stateAnimation, value: item.error)
    .animation(stateAnimation, value: styles.labelColor)
    .animation(stateAnimation, value: styles.iconColor)
  }

  private func icon(_ name: String) -> some View {
    Image(systemName: name)
      .modifier(ListButtonIcon())
      .foregroundStyle(styles.iconColor)
      .accessibilityHidden(true)
  }

  /// Its room is kept in every state: the text never wraps anew because a state changed.
  private var checkmark: some View {
    FadingCheckmark(
      isVisible: styles.checkmarkVisible, goesAtOnce: item.checkmarkTransition == .instant,
      animation: checkmarkAnimation?.motionSafe()
    )
    .modifier(ListButtonIcon())
    .foregroundStyle(styles.iconColor)
    .accessibilityHidden(true)
  }

  private var text: some View {
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

/// A symbol in the square that icons of list buttons have. It grows with the text beside it, but
/// less: two of them as large as the largest text would leave it no room.
private struct ListButtonIcon: ViewModifier {
  @ScaledMetric(relativeTo: .title) private var scale = 1.0
  @Environment(\.tokenTheme) private var theme

  func body(content: Content) -> some View {
    let side = theme[.listButton.icon] * scale
    content
      .font(.system(size: side * 5 / 6, weight: .medium))
      .frame(width: side, height: side)
  }
}
