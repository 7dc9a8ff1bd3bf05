import SwiftUICore

/// The room of a row.
struct MenuRow: ViewModifier {
  @Environment(\.systemLook.menu) private var measures

  func body(content: Content) -> some View {
    content
      .modifier(MenuSides())
      .padding(.vertical, measures.rowPadding)
      .frame(maxWidth: .infinity, minHeight: measures.rowHeight, alignment: .leading)
  }
}

/// The header of a section.
struct MenuHeading: ViewModifier {
  @Environment(\.systemLook.menu) private var measures

  func body(content: Content) -> some View {
    content
      .modifier(MenuSides())
      .padding(.vertical, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(measures.ground)
  }
}

/// What words keep from the sides of the menu, and from its icons.
private struct MenuSides: ViewModifier {
  @Environment(\.systemLook.menu) private var measures
  @Environment(\.menuHasIcons) private var hasIcons
  @ScaledMetric private var scale = 1.0

  func body(content: Content) -> some View {
    content
      .padding(.leading, measures.inset + (hasIcons ? measures.column * max(1, scale) : 0))
      .padding(.trailing, measures.inset)
  }
}

/// Whether a row of the menu has an icon or a check mark before its words: then those of all rows stand farther in.
enum MenuIconKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum MenuHasIconsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether rows of the menu around have icons or check marks before their words.
  var menuHasIcons: Bool {
    get { self[MenuHasIconsKey.self] }
    set { self[MenuHasIconsKey.self] = newValue }
  }
}

extension View {
  /// An icon before the words of a row of a menu of iOS 26, in the column that all rows keep for it.
  nonisolated func menuIcon(@ViewBuilder _ icon: () -> some View) -> some View {
    modifier(MenuIcon(icon: icon()))
  }
}

private struct MenuIcon<Icon: View>: UnnamedModifier {
  let icon: Icon
  @Environment(\.systemLook.menu.column) private var column
  @ScaledMetric private var scale = 1.0

  @MainActor func body(content: Content) -> some View {
    let scale = max(1, scale)
    content
      .overlay(alignment: .leading) {
        icon
          .frame(width: MenuMeasures.iconWidth * scale)
          .alignmentGuide(.leading) { [column] _ in column * scale }
          .accessibilityHidden(true)
      }
      .preference(key: MenuIconKey.self, value: true)
  }
}

extension MenuMeasures {
  /// The icon stands in the middle of it.
  static let iconWidth: CGFloat = 24

  /// What a row stands on.
  var ground: Color { isGlass ? .clear : Color(.system(.popupBackground)) }
}
