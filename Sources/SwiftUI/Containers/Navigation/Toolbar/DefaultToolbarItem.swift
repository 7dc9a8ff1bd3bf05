import SwiftUICore

/// A kind of toolbar item that the system places by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebar's button")
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search field")
}

/// A toolbar item that represents a system component, to say where it is to stand.
///
/// A search field at the bottom of a screen of iOS 26 goes to the item's place among the items there. Any other
/// component stays where it is by itself here; that is reported once.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates a toolbar item for a system component.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  /// An item without a size, which reports a component that does not go to its place.
  public static func _entries(of content: Self, _ inputs: _ToolbarInputs) -> [_ToolbarEntry] {
    let report = EmptyView().reportsFault(
      "DefaultToolbarItem: the \(content.kind.name) stays where it is by itself.")
    return [
      _ToolbarEntry(
        entry: ToolbarEntry(
          placement: content.placement, view: AnyView(report), isEmpty: true,
          isSearchPlace: content.kind == .search))
    ]
  }
}
