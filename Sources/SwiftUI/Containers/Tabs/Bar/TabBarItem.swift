import SwiftUICore

/// One tab in a tab bar.
struct TabBarItem {
  /// Among all views of the tab view, hidden ones too.
  let place: Int
  let page: PageList.Page
  /// What the tab's content says of it; `nil` for a view that is no ``Tab``.
  let entry: _TabEntry?
  let isSelected: Bool

  var isDisabled: Bool { entry?.isDisabled ?? false }
  var decorations: [@MainActor (AnyView) -> AnyView] { entry?.decorations ?? [] }
}

extension TabBarItem {
  /// The tabs that a bar shows, in order.
  ///
  /// - Parameters:
  ///   - list: the views of the tab view.
  ///   - entries: its tabs. A tab without content is no view, so there may be more of them.
  static func items(of list: PageList, _ entries: [_TabEntry]) -> [TabBarItem] {
    let isComplete = list.pages.count == entries.count
    return list.pages.indices.compactMap { place in
      let page = list.pages[place]
      let entry = isComplete ? entries[place] : entries.first { $0.id == page.tag }
      guard !(entry?.isHidden ?? false) else { return nil }
      return TabBarItem(
        place: place, page: page, entry: entry, isSelected: place == list.selected)
    }
  }
}

/// The button of a tab.
struct TabButton: View {
  let item: TabBarItem
  /// Whether it stands alone on its glass, without a caption.
  var isLone = false
  let choose: @MainActor () -> Void

  var body: some View {
    if item.decorations.isEmpty {
      button
    } else {
      item.decorations.reduce(AnyView(button)) { $1($0) }
    }
  }

  private var button: some View {
    PlainTabButton(
      item: item.page.item, isSelected: item.isSelected, isLone: isLone, choose: choose
    )
    .disabled(item.isDisabled)
  }
}

private struct PlainTabButton: View {
  let item: PageItem
  let isSelected: Bool
  let isLone: Bool
  let choose: @MainActor () -> Void
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    Button(action: choose) {
      // An item may be an image and a text that no label holds.
      VStack(spacing: TabLabelStyle.spacing) { item.label ?? AnyView(EmptyView()) }
        .labelStyle(TabLabelStyle(hasCaption: !isLone))
        .font(.system(size: 10, weight: .medium))
        .environment(\.symbolFont, TabLabelStyle.symbol)
        .environment(\.symbolVariants, .fill)
        .lineLimit(1)
        // On 18 symbols and captions stand 2.5 points below the middle (measured within a point).
        .padding(.top, isGlass ? 0 : 5)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if let badge = item.badge { TabBadge(text: badge).offset(x: 16, y: 3) }
        }
        .background {
          if isLone, isSelected { Circle().fill(Color(.system(.secondaryFill))).padding(4) }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(style(TabItemLook(isSelected: isSelected).title))
    .environment(\.tabIconStyle, TabItemLook(isSelected: isSelected).icon.map { AnyShapeStyle($0) })
    .accessibilityAddTraits(isSelected ? [.isSelected] : [])
  }

  private func style(_ color: Color?) -> AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(isGlass ? Color.primary : Color.gray)
  }
}

private struct TabBadge: View {
  let text: Text

  var body: some View {
    text
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Capsule().fill(.red))
      .fixedSize()
  }
}
