import Foundation
import SwiftUI
import SwiftUICore

/// The latitude and longitude associated with a location.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// In degrees, north of the equator.
  public var latitude: Double
  /// In degrees, east of Greenwich.
  public var longitude: Double

  /// The coordinate 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a coordinate.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The width and height of a map region.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// In degrees.
  public var latitudeDelta: Double
  /// In degrees.
  public var longitudeDelta: Double

  /// Creates a span.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangular geographic region that centers around a specific latitude and longitude.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region by lengths in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / 111_320))
  }
}

/// A structure that describes how to position the map's camera within the map.
public struct MapCameraPosition: Hashable, Sendable {
  /// The region; `nil` where the map chooses.
  public let region: MKCoordinateRegion?

  /// What shows all that is on the map.
  public static let automatic = MapCameraPosition(region: nil)
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  /// The person's place; `fallback` until it is known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    fallback
  }
}

/// A protocol used to construct map content such as controls, markers, annotations, and shapes.
@MainActor @preconcurrency
public protocol MapContent {}

/// A result builder that creates map content from closures you provide.
@resultBuilder
public enum MapContentBuilder {
  /// No content.
  public static func buildBlock() -> some MapContent { MapContents() }
  /// Several pieces of content.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> some MapContent {
    MapContents()
  }
  /// Content that may be absent.
  public static func buildIf<C: MapContent>(_ content: C?) -> some MapContent { MapContents() }
  /// One of two.
  public static func buildEither<C: MapContent>(first: C) -> MapContents { MapContents() }
  /// One of two.
  public static func buildEither<C: MapContent>(second: C) -> MapContents { MapContents() }
}

/// Content that is not drawn.
public struct MapContents: MapContent {
  nonisolated init() {}
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates content for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }
}

/// A balloon-shaped annotation that marks a map location.
public struct Marker: MapContent {
  /// Creates a marker with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a marker with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A customizable annotation that marks a map location.
public struct Annotation: MapContent {
  /// Creates an annotation with a title and a view.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> V
  ) {}
  /// Creates an annotation with a title and a view.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> V
  ) {}
}

/// The person's location.
public struct UserAnnotation: MapContent {
  /// Creates the annotation.
  nonisolated public init() {}
}

/// A map: a box with its name here.
public struct Map: View {
  /// Creates a map.
  public init() {}
  /// Creates a map with content.
  public init<C: MapContent>(@MapContentBuilder content: () -> C) {}
  /// Creates a map with a camera of its own.
  public init(initialPosition: MapCameraPosition) {}
  /// Creates a map with a camera of its own, and content.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, @MapContentBuilder content: () -> C
  ) {}
  /// Creates a map whose camera can be set.
  public init(position: Binding<MapCameraPosition>) {}
  /// Creates a map whose camera can be set, with content.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> C
  ) {}
  /// Creates a map of a region.
  public init(coordinateRegion: Binding<MKCoordinateRegion>) {}

  /// The box.
  public var body: some View { NamedBox("Map", symbol: "map") }
}

/// How a map looks.
public struct MapStyle: Hashable, Sendable {
  let name: String
  /// Roads and names.
  public static let standard = MapStyle(name: "standard")
  /// Pictures from above.
  public static let imagery = MapStyle(name: "imagery")
  /// Both.
  public static let hybrid = MapStyle(name: "hybrid")
}

extension View {
  /// Specifies the map style to be used: a box looks the same in all, which is reported.
  public func mapStyle(_ style: MapStyle) -> some View {
    reportsFault(
      "mapStyle: a map is a box with its name here; the style \(style.name) is not drawn.")
  }
}
