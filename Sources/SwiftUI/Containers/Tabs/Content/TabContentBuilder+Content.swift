import SwiftUICore

/// A view of tabs, which knows them.
@MainActor
protocol TabEntries {
  /// The tabs, in order; each has an identity.
  var entries: [_TabEntry] { get }
}

extension TabContentBuilder {
  /// A view representation of the content of a builder-based tab view with selection.
  public struct Content<C: TabContent>: View, TabEntries {
    let entries: [_TabEntry]
    @Environment(\.tabViewKind) private var kind

    init(_ content: C) { entries = _TabEntry.identified(C._entries(of: content)) }

    /// The content of every tab, in order, with its label, badge and tag. A hidden tab keeps the state of its
    /// content; among pages it is absent.
    public var body: some View {
      ForEach(kind == .tabs ? entries : entries.filter { !$0.isHidden }, id: \.id) { entry in
        entry.content
          .transformPreference(PageItem.Key.self) { item in
            item.label = entry.label
            item.badge = entry.badge
          }
          .modifier(OptionalTag(tag: entry.tag))
      }
    }
  }
}

/// A tab with a value is known by it.
private struct OptionalTag: ViewModifier {
  let tag: AnyHashable?

  @ViewBuilder func body(content: Content) -> some View {
    if let tag { content.tag(tag) } else { content }
  }
}
