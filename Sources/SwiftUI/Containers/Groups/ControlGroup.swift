import SwiftUICore

/// A container view that displays semantically-related controls in a visually-appropriate manner for
/// the context: side by side, on one border; in a menu as one row.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.menuSession) private var menuSession

  /// Creates a new ControlGroup with the specified children.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls side by side, or as one row of a menu.
  public var body: some View {
    if menuSession != nil {
      MenuControlGroup(content: content)
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

  var body: some View {
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

/// Controls side by side as a row of a menu: icons over titles.
private struct MenuControlGroup<Content: View>: UnnamedView {
  let content: Content

  var body: some View {
    HStack(spacing: 0) { content.environment(\.isMenuTile, true) }
      .background(Color(.system(.popupBackground)))
  }
}
