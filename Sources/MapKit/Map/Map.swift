import SwiftUI
import SwiftUICore

/// A map: a box with its name here. Nothing on it is drawn, it does not move, and nothing is selected.
@MainActor @preconcurrency
public struct Map<Content: View>: View {
  /// The box.
  public var body: some View { NamedBox("Map", symbol: "map") }
}

/// The content of a map.
@MainActor @preconcurrency
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  /// Nothing: the map is a box.
  public var body: some View { EmptyView() }
}

/// The content of a map in which features of the map can be selected, too.
@MainActor @preconcurrency
public struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: View {
  /// Nothing: the map is a box.
  public var body: some View { EmptyView() }
}

// Maps whose camera moves by itself.
extension Map {
  /// Creates a map.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}
  /// Creates a map, with content.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {}
  /// Creates a map, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {}
  /// Creates a map, in which features can be selected.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {}
  /// Creates a map, with content and a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {}
  /// Creates a map, with content, in which features can be selected, too.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> {}
  /// Creates a map, with content, in which features can be selected.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {}
}

// Maps whose camera can be set.
extension Map {
  /// Creates a map whose camera can be set.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}
  /// Creates a map whose camera can be set, with content.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {}
  /// Creates a map whose camera can be set, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {}
  /// Creates a map whose camera can be set, in which features can be selected.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {}
  /// Creates a map whose camera can be set, with content and a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {}
  /// Creates a map whose camera can be set, with content, in which features can be selected, too.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> {}
  /// Creates a map whose camera can be set, with content, in which features can be selected.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {}
}

// Maps with a camera at first.
extension Map {
  /// Creates a map with a camera at first.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}
  /// Creates a map with a camera at first, with content.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {}
  /// Creates a map with a camera at first, with a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {}
  /// Creates a map with a camera at first, in which features can be selected.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {}
  /// Creates a map with a camera at first, with content and a selection.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {}
  /// Creates a map with a camera at first, with content, in which features can be selected, too.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> {}
  /// Creates a map with a camera at first, with content, in which features can be selected.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> {}
}
