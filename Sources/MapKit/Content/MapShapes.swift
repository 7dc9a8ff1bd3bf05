import SwiftUI
import SwiftUICore

/// A circle on a map. It is not drawn, which the map says.
@MainActor @preconcurrency
public struct MapCircle: PrimitiveMapContent {
  /// Creates a circle with a radius in meters.
  nonisolated public init(center coordinate: CLLocationCoordinate2D, radius: Double) {}
  /// Creates the circle in a rectangle.
  nonisolated public init(mapRect: MKMapRect) {}
  /// Creates a circle from an overlay.
  nonisolated public init(_ circle: MKCircle) {}
}

/// A line through points of a map. It is not drawn, which the map says.
@MainActor @preconcurrency
public struct MapPolyline: PrimitiveMapContent {
  /// How a line runs between its points.
  public struct ContourStyle: Hashable, Sendable {
    private let isGeodesic: Bool
    /// Straight on the map.
    public static var straight: ContourStyle { ContourStyle(isGeodesic: false) }
    /// Straight on the earth.
    public static var geodesic: ContourStyle { ContourStyle(isGeodesic: true) }
  }

  /// Creates a line through coordinates.
  nonisolated public init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {}
  /// Creates a line through points.
  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Creates a line from an overlay.
  nonisolated public init(_ polyline: MKPolyline) {}
  /// Creates the line of a route.
  nonisolated public init(_ route: MKRoute) {}
}

/// A polygon on a map. It is not drawn, which the map says.
@MainActor @preconcurrency
public struct MapPolygon: PrimitiveMapContent {
  /// Creates a polygon with its corners.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates a polygon with its corners.
  nonisolated public init(points: [MKMapPoint]) {}
  /// Creates a polygon from an overlay.
  nonisolated public init(_ polygon: MKPolygon) {}
}
