/// A mode that indicates whether the user can edit a view's content.
public enum EditMode: Hashable, Sendable {
  /// The user can't edit the view content.
  case inactive
  /// The view is in a temporary edit mode.
  case transient
  /// The user can edit the view content.
  case active

  /// Indicates whether a view is being edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// An indication of whether the user can edit the contents of a view associated with this
  /// environment. Where no view says otherwise all of a host share one.
  public var editMode: Binding<EditMode>? {
    get {
      self[EditModeKey.self]
        ?? MainActor.assumeIsolated { ViewGraph.current.map { Binding(location: $0.editMode) } }
    }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Whether lists are edited, where no view says so for a part of the tree.
@MainActor
private final class EditModeState: GraphService {
  let location: StateLocation<EditMode>

  init(_ graph: ViewGraph) {
    location = StateLocation(EditMode.inactive, graph: graph)
  }
}

extension ViewGraph {
  fileprivate final var editMode: StateLocation<EditMode> { service(EditModeState.self).location }
}
