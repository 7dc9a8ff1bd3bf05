import SwiftUICore

/// What a menu holds: its rows, on a plate 250 points wide.
@MainActor
struct MenuBox<Content: View>: UnnamedView {
  let content: Content
  /// The menu that this one was opened from.
  var outer: MenuSession?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var textSize

  private var session: MenuSession {
    if let outer { return MenuSession(close: outer.close) }
    return MenuSession(close: dismiss.callAsFunction)
  }

  @MainActor var body: some View {
    ViewThatFits(in: .vertical) {
      rows
      ScrollView { rows }
    }
    .frame(width: textSize.isAccessibilitySize ? 330 : 250)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLineStyle())
    .asPresentedControl()
    .environment(\.sectionStyle, Self.headings)
    .environment(\.menuSession, session)
    .environment(\.menuStyleBox, EnvironmentValues().menuStyleBox)
  }

  /// The header of a section is a small line over its rows.
  private static var headings: SectionStyle {
    SectionStyle { content, _ in
      AnyView(
        content
          .font(.footnote)
          .labelStyle(.titleAndIcon)
          .impliedForegroundStyle(.secondary)
          .padding(.horizontal, MenuRow.inset)
          .padding(.vertical, 7)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color(.system(.popupBackground))))
    }
  }

  private var rows: some View {
    // A menu without rows is none.
    ActionList(.menu, onEmpty: { dismiss() }) { content }
  }
}

/// A row of a menu: it fills the menu's width, and closes the menu.
private struct MenuButtonStyle: PrimitiveButtonStyle {
  @Environment(\.menuSession) private var session
  @Environment(\.menuDismissBehavior) private var behavior

  func makeBody(configuration: Configuration) -> some View {
    let (action, session) = (configuration.action, session)
    let closes = behavior != .disabled
    PressableButton(
      style: StyleProperty(MenuRowLook()),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label
      ) {
        if closes, let session, session.closes { session.close() }
        action()
      }
    )
    .modifier(ActionKindModifier(kind: ActionKind(.plain)))
  }
}

private struct MenuRowLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  @Environment(\.menuTile) private var tile

  func makeBody(configuration: Configuration) -> some View {
    content(configuration)
      .foregroundStyle(
        !isEnabled
          ? Color(.system(.tertiary)) : configuration.role == .destructive ? .red : .primary
      )
      .background(Color(.system(.fill)).opacity(configuration.isPressed ? 1 : 0))
      .background(Color(.system(.popupBackground)))
  }

  @ViewBuilder private func content(_ configuration: Configuration) -> some View {
    if let tile {
      configuration.label
        .labelStyle(MenuTileStyle(tile: tile))
        .lineLimit(1)
        .padding(.horizontal, 4)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity)
    } else {
      configuration.label
        .labelStyle(MenuLabelStyle())
        .multilineTextAlignment(.leading)
        .modifier(MenuRow())
    }
  }
}

/// What a control shows that shares its row of a menu with others.
enum MenuTile {
  /// The icon over the title.
  case titled
  /// The icon alone.
  case icon
}

/// What controls side by side show.
private struct MenuTileStyle: LabelStyle {
  let tile: MenuTile

  func makeBody(configuration: Configuration) -> some View {
    if tile == .icon {
      Label {
        configuration.title
      } icon: {
        configuration.icon
      }
      .labelStyle(.iconOnly)
    } else {
      VStack(spacing: 6) {
        configuration.icon.accessibilityHidden(true)
        configuration.title.font(.footnote)
      }
    }
  }
}

private enum MenuTileKey: EnvironmentKey { static var defaultValue: MenuTile? { nil } }

extension EnvironmentValues {
  /// What a control shows that shares its row of a menu with others; `nil` for one that has its own.
  var menuTile: MenuTile? {
    get { self[MenuTileKey.self] }
    set { self[MenuTileKey.self] = newValue }
  }
}

/// The room of a row.
struct MenuRow: ViewModifier {
  static let height: CGFloat = 44
  static let inset: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, Self.inset)
      .padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: Self.height, alignment: .leading)
  }
}

/// The title leading, the icon trailing.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      configuration.icon.accessibilityHidden(true)
    }
  }
}

/// A label that stands in a menu for itself: a row as others are.
private struct MenuLineStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .labelStyle(MenuLabelStyle())
      .modifier(MenuRow())
      .background(Color(.system(.popupBackground)))
  }
}

/// A row with a check mark where it is on.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "checkmark").font(.body.weight(.semibold))
          .opacity(configuration.isOn ? 1 : 0)
          .accessibilityHidden(true)
        configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
