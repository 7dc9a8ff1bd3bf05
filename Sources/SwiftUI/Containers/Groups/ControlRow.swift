import SwiftUICore

/// The controls of a group side by side: on one border, or as one row of a menu.
struct ControlRow<Content: View>: UnnamedView {
  let content: Content
  /// Whether icons alone are shown where the row is of a menu.
  let isSmall: Bool
  @Environment(\.menuSession) private var menuSession

  @MainActor var body: some View {
    if menuSession != nil {
      MenuControlGroup(content: content, isSmall: isSmall)
    } else {
      HStack(spacing: 0) { content }
        .buttonStyle(GroupedControlStyle())
        .background(Color(.system(.fill)), in: RoundedRectangle(cornerRadius: 8))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .fixedSize()
        .accessibilityElement(children: .contain)
    }
  }
}

/// A control of a group: a label on the group's border.
private struct GroupedControlStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupedControl(configuration: configuration)
  }
}

private struct GroupedControl: UnnamedView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .frame(minWidth: 44, minHeight: 34)
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .opacity(isEnabled ? 1 : ButtonMetrics.disabledOpacity)
      .background(Color(.system(.fill)).opacity(configuration.isPressed ? 1 : 0))
      .contentShape(Rectangle())
  }
}

/// Controls side by side as a row of a menu: icons over titles, or icons alone.
private struct MenuControlGroup<Content: View>: UnnamedView {
  let content: Content
  let isSmall: Bool
  @Environment(\.systemLook.menu.ground) private var ground

  @MainActor var body: some View {
    HStack(spacing: 0) { content.environment(\.menuTile, isSmall ? .icon : .titled) }
      .background(ground)
  }
}
