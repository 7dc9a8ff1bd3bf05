import SwiftUICore

/// Tabs with something changed of each.
struct ModifiedTabs<Base: TabContent>: PrimitiveTabContent {
  /// The value that selects a tab of the base.
  typealias TabValue = Base.TabValue

  /// What is changed.
  enum Scope {
    /// The tabs, and those of sections.
    case all
    /// The tabs alone: what is said of a section is about its header, which a phone does not show.
    case items
  }

  let base: Base
  let scope: Scope
  let change: (inout _TabEntry) -> Void

  /// The tabs of the base, changed.
  static func _entries(of content: Self) -> [_TabEntry] {
    Base._entries(of: content.base).map { entry in
      guard content.scope == .all || !entry.isInSection else { return entry }
      var entry = entry
      content.change(&entry)
      return entry
    }
  }
}

extension TabContent {
  func changed(
    _ scope: ModifiedTabs<Self>.Scope, _ change: @escaping (inout _TabEntry) -> Void
  ) -> ModifiedTabs<Self> {
    ModifiedTabs(base: self, scope: scope, change: change)
  }

  /// Puts something around the items in the tab bar.
  func decorated(_ decoration: @escaping @MainActor (AnyView) -> AnyView) -> ModifiedTabs<Self> {
    changed(.items) { $0.decorations.append(decoration) }
  }

  /// Puts something around the items in the tab bar, where it is enabled.
  func decorated(
    isEnabled: Bool, _ decoration: @escaping @MainActor (AnyView) -> AnyView
  ) -> ModifiedTabs<Self> {
    changed(.items) { if isEnabled { $0.decorations.append(decoration) } }
  }
}
