import SwiftUI

/// All that is around an open menu: a tap on it closes the menu, and does nothing else.
private struct TapsBeside: View {
  let action: () -> Void
  /// Points: more than any screen has, in every direction.
  private static var reach: CGFloat { 8000 }

  var body: some View {
    Rectangle()
      .fill(.clear)
      .contentShape(Rectangle())
      .frame(width: Self.reach, height: Self.reach)
      .onTapGesture(perform: action)
      .accessibilityHidden(true)
  }
}

/// The lines of a menu. They are there all the time, so that opening lays nothing out.
struct MenuPanel: View {
  let items: [SpringMenuItem]
  @Binding var isOpen: Bool
  let motion: MotionDeclaration
  let anchor: UnitPoint
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    let isSmall = !isOpen && !motionPolicy.outcome(of: motion).isInstant
    MenuLines(minimumWidth: theme[.menu.width], maximumWidth: theme[.menu.maximumWidth]) {
      ForEach(items) { item in
        Button {
          isOpen = false
          item.action()
        } label: {
          line(item)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(item.title)
      }
    }
    .padding(.vertical, theme[.menu.inset])
    .background(
      ColorToken.app.raised, in: RoundedRectangle(cornerRadius: theme[.app.cardRadius])
    )
    .background {
      RoundedRectangle(cornerRadius: theme[.app.cardRadius])
        .fill(ColorToken.app.shadow)
        .blur(radius: theme[.menu.shadow])
        .offset(y: theme[.menu.shadowOffset])
    }
    .background {
      if isOpen { TapsBeside { isOpen = false }.transition(.identity) }
    }
    .accessibilityAction(.escape) { isOpen = false }
    .moves(by: motion) { view, nudge in
      view
        .scaleEffect(nudge(isSmall ? theme[.menu.scale] : 1), anchor: anchor)
        .opacity(nudge(isOpen ? 1 : 0))
    }
  }

  private func line(_ item: SpringMenuItem) -> some View {
    HStack(spacing: theme[.messages.rowGap]) {
      Text(verbatim: item.title)
      Spacer(minLength: theme[.app.inset])
      if let systemImage = item.systemImage { Image(systemName: systemImage) }
    }
    .font(.body)
    .foregroundStyle(item.isDestructive ? ColorToken.app.error : ColorToken.app.text)
    .multilineTextAlignment(.leading)
    .padding(.horizontal, theme[.app.inset])
    .padding(.vertical, theme[.menu.inset])
    .frame(minHeight: theme[.app.touchHeight])
    .contentShape(Rectangle())
  }
}
