import Foundation

/// The height and width of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: Double
  /// From west to east.
  public var longitudeDelta: Double

  /// Creates an empty span.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth about a coordinate.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The height and width.
  public var span: MKCoordinateSpan

  /// Creates an empty region.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region by its height and width in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: Double,
    longitudinalMeters: Double
  ) {
    let degree = Mercator.circumference / 360
    let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: min(longitudinalMeters / degree / narrowing, 360)))
  }

  /// Creates the region that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: rect.width / Mercator.world * 360))
  }
}

/// A span, as C names its initializer.
public func MKCoordinateSpanMake(
  _ latitudeDelta: Double, _ longitudeDelta: Double
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A region, as C names its initializer.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}
