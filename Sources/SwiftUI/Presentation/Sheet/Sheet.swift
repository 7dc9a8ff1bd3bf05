import SwiftUICore

/// A view that presents others while a binding says so.
struct BindingPresenter<Content: View, Presented: View>: UnnamedView {
  let content: Content
  let style: PresentationStyle
  @Binding var isPresented: Bool
  let onDismiss: (() -> Void)?
  /// Whether there is something to present.
  var isPossible = true
  @ViewBuilder let presented: () -> Presented

  @MainActor var body: some View {
    PresentingView(
      content,
      presenting: isPresented && isPossible
        ? Presentation(
          style: style, content: presented(), dismiss: { isPresented = false },
          onDismiss: onDismiss) : nil)
  }
}

/// A view that presents others for an item, as long as there is one.
struct ItemPresenter<Content: View, Item: Identifiable, Presented: View>: UnnamedView {
  let content: Content
  let style: PresentationStyle
  @Binding var item: Item?
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  @MainActor var body: some View {
    PresentingView(
      content,
      presenting: item.map { item in
        Presentation(
          id: AnyHashable(item.id), style: style, content: presented(item),
          dismiss: { self.item = nil }, onDismiss: onDismiss)
      })
  }
}

extension View {
  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is there; it is set to false when a person dismisses it.
  ///   - onDismiss: called once the sheet is gone.
  ///   - content: what the sheet holds.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    BindingPresenter(
      content: self, style: .sheet, isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
  }

  /// Presents a sheet using the given item as a data source for the sheet's content. With another
  /// identity the sheet goes, and one for the new item comes.
  ///
  /// - Parameters:
  ///   - item: what is presented, if anything; it is set to `nil` when a person dismisses the sheet.
  ///   - onDismiss: called once the sheet is gone.
  ///   - content: what the sheet holds.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresenter(
      content: self, style: .sheet, item: item, onDismiss: onDismiss, presented: content)
  }

  /// Presents a modal view that covers as much of the screen as possible when a binding to a Boolean
  /// value you provide is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    BindingPresenter(
      content: self, style: .cover, isPresented: isPresented, onDismiss: onDismiss,
      presented: content)
  }

  /// Presents a modal view that covers as much of the screen as possible using the binding you
  /// provide as a data source for the sheet's content.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresenter(
      content: self, style: .cover, item: item, onDismiss: onDismiss, presented: content)
  }
}
