import SwiftUICore

/// A view that a long press lifts out of its place, beside a menu.
private struct ContextMenuView<Content: View, Items: View, Preview: View>: UnnamedView {
  let content: Content
  let items: Items
  /// `nil`: the view itself is lifted.
  let preview: Preview?
  @State private var isOpen = false
  /// The view's place stays empty until it is back.
  @State private var isLifted = false

  @MainActor var body: some View {
    BindingPresenter(
      content: content.opacity(isLifted && preview == nil ? 0 : 1)
        .simultaneousGesture(
          LongPressGesture().onEnded { _ in
            isOpen = true
            isLifted = true
          }),
      style: .contextMenu(ownsPreview: preview != nil), isPresented: $isOpen,
      onDismiss: { isLifted = false }
    ) {
      lifted
      MenuBox(content: items)
    }
  }

  @ViewBuilder private var lifted: some View {
    ZStack {
      if let preview { preview } else { content }
    }
    .allowsHitTesting(false)
  }
}

extension View {
  /// Adds a context menu to a view: a long press of half a second opens it. Without items there is
  /// none.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  {
    ContextMenuView(content: self, items: menuItems(), preview: EmptyView?.none)
  }

  /// Adds a context menu with a custom preview to a view.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    ContextMenuView(content: self, items: menuItems(), preview: preview())
  }
}

/// A container for views that are presented as menu items in a context menu.
@available(iOS, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu of views.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu to a view; without one there is none.
  @available(iOS, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?)
    -> some View
  {
    self.contextMenu { contextMenu?.items }
  }
}
