import SwiftUICore

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As much as the system leaves between groups of items: 8 points.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A standard space item in toolbars: what stands before it and what stands behind it are two groups, each on glass of
/// its own. In a bar at the bottom a flexible one pushes them apart. Before iOS 26 it takes no room.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a toolbar spacer.
  ///
  /// - Parameters:
  ///   - sizing: how much room it takes.
  ///   - placement: which items it stands among.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// The spacer, among the items.
  public static func _entries(of content: Self, _ inputs: _ToolbarInputs) -> [_ToolbarEntry] {
    [
      _ToolbarEntry(
        entry: ToolbarEntry(
          placement: content.placement, view: AnyView(EmptyView()), spacing: content.sizing))
    ]
  }
}

/// Items that stand on one piece of glass, and the space before them; `nil` for the first group.
struct ToolbarGroup {
  var spacing: SpacerSizing?
  var entries: [ToolbarEntry]

  /// The groups of a row of items, in order, without empty ones.
  static func groups(of entries: [ToolbarEntry]) -> [ToolbarGroup] {
    var groups: [ToolbarGroup] = []
    var spacing: SpacerSizing?
    var isNew = true
    for entry in entries {
      if let size = entry.spacing {
        // Of two spacers side by side the one that takes more counts.
        spacing = spacing?.isFlexible ?? false ? spacing : size
        isNew = true
      } else if isNew {
        groups.append(ToolbarGroup(spacing: groups.isEmpty ? nil : spacing, entries: [entry]))
        spacing = nil
        isNew = false
      } else {
        groups[groups.count - 1].entries.append(entry)
      }
    }
    return groups
  }
}
