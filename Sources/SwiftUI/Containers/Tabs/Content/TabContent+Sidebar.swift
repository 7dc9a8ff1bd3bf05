import SwiftUICore

/// What is about a tab's row in a sidebar. A phone has a tab bar instead, as on iOS: these have no effect.
extension TabContent {
  /// Adds custom actions to a tab section, behind its tabs in a sidebar. It has no effect on a phone.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  {
    self
  }

  /// Adds a context menu to a tab's row in a sidebar. It has no effect on a phone.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    self
  }

  /// Adds custom swipe actions to a tab's row in a sidebar. It has no effect on a phone.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    self
  }

  /// Activates this tab as the source of a drag and drop operation, in a sidebar only. It has no effect on a phone.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TabContent<TabValue>
  {
    self
  }

  /// Specifies the placement of a tab among those of a sidebar and of a bar at the top. It has no effect on a phone,
  /// whose tab bar has all tabs in order.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// A place that a tab can appear. A phone has one place, its tab bar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The default tab placement location.
  public static let automatic = TabPlacement(name: "automatic")
  /// The pinned tab placement location: the trailing edge of a bar at the top.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar tab placement location.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
