import SwiftUI
import SwiftUICore

/// A button that shows the person's place: a small box with its name here.
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
  /// Creates the control of the map in a scope.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View { MapControlBox(name: "MapUserLocationButton", symbol: "location") }
}

/// A compass: a small box with its name here.
@MainActor @preconcurrency
public struct MapCompass: View {
  /// Creates the control of the map in a scope.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View { MapControlBox(name: "MapCompass", symbol: "safari") }
}

/// A button that pitches a map: a small box with its name here.
@MainActor @preconcurrency
public struct MapPitchToggle: View {
  /// Creates the control of the map in a scope.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View { MapControlBox(name: "MapPitchToggle", symbol: "view.3d") }
}

/// A slider that pitches a map: a small box with its name here.
@MainActor @preconcurrency
public struct MapPitchSlider: View {
  /// Creates the control of the map in a scope.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View { MapControlBox(name: "MapPitchSlider", symbol: "view.3d") }
}

/// A stepper that zooms a map: a small box with its name here.
@MainActor @preconcurrency
public struct MapZoomStepper: View {
  /// Creates the control of the map in a scope.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View {
    MapControlBox(name: "MapZoomStepper", symbol: "plus.magnifyingglass")
  }
}

/// A compass of the watch: a small box with its name here.
@MainActor @preconcurrency
public struct MapLocationCompass: View {
  /// Creates the control of the map in a scope.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View { MapControlBox(name: "MapLocationCompass", symbol: "safari") }
}

/// A scale: a small box with its name here.
@MainActor @preconcurrency
public struct MapScaleView: View {
  /// Creates the scale of the map in a scope.
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// The box.
  public var body: some View { MapControlBox(name: "MapScaleView", symbol: "ruler") }
}

/// A box of the size that controls have.
private struct MapControlBox: View {
  let name: String
  let symbol: String

  var body: some View { NamedBox(name, symbol: symbol).frame(width: 44, height: 44) }
}
