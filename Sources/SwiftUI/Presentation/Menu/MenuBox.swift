import SwiftUICore

/// What a menu holds: its rows, on a plate 250 points wide.
@MainActor
struct MenuBox<Content: View>: UnnamedView {
  let content: Content
  /// The menu that this one was opened from.
  var outer: MenuSession?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var textSize
  @State private var hasIcons = false

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
    .environment(\.menuHasIcons, hasIcons)
    .onPreferenceChange(MenuIconKey.self) { hasIcons = $0 }
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
          .modifier(MenuHeading()))
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
  @Environment(\.systemLook.menu.ground) private var ground

  func makeBody(configuration: Configuration) -> some View {
    content(configuration)
      .foregroundStyle(
        !isEnabled
          ? Color(.system(.tertiary)) : configuration.role == .destructive ? .red : .primary
      )
      .background(Color(.system(.fill)).opacity(configuration.isPressed ? 1 : 0))
      .background(ground)
      .contentShape(Rectangle())
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

/// The title leading, the icon trailing; on iOS 26 before the title.
struct MenuLabelStyle: LabelStyle {
  @Environment(\.systemLook.menu) private var measures
  @Environment(\.menuIconsTrail) private var iconsTrail

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if measures.column > 0, !iconsTrail {
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
        .menuIcon { configuration.icon }
    } else {
      HStack(spacing: 8) {
        configuration.title.frame(maxWidth: .infinity, alignment: .leading)
        configuration.icon.accessibilityHidden(true)
      }
    }
  }
}

private enum MenuIconsTrailKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether icons stand behind their titles, as a check mark stands before them.
  var menuIconsTrail: Bool {
    get { self[MenuIconsTrailKey.self] }
    set { self[MenuIconsTrailKey.self] = newValue }
  }
}

/// A label that stands in a menu for itself: a row as others are.
private struct MenuLineStyle: LabelStyle {
  @Environment(\.systemLook.menu.ground) private var ground

  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .labelStyle(MenuLabelStyle())
      .modifier(MenuRow())
      .background(ground)
  }
}

/// A row with a check mark where it is on.
private struct MenuToggleStyle: ToggleStyle {
  @Environment(\.systemLook.menu) private var measures

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      let label = configuration.label
        .environment(\.menuIconsTrail, true)
        .frame(maxWidth: .infinity, alignment: .leading)
      let mark = Image(systemName: "checkmark").font(.body.weight(.semibold))
        .opacity(configuration.isOn ? 1 : 0)
      if measures.column > 0 {
        label.menuIcon { mark }
      } else {
        HStack(spacing: 8) {
          mark.accessibilityHidden(true)
          label
        }
      }
    }
  }
}
