import Foundation

/// Where a map is seen from.
public struct MapCamera: Equatable, Sendable {
  /// The coordinate in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far it is, in meters.
  public var distance: Double
  /// Where the camera looks to, in degrees from the north.
  public var heading: Double
  /// How the camera is pitched, in degrees.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }

  /// Creates a camera from one of a map view.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: Double(camera.pitch))
  }

  /// The camera that sees a rectangle.
  init(framing rect: MKMapRect) {
    let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(
      centerCoordinate: center,
      distance: rect.isNull
        ? 0 : max(rect.width, rect.height) * MKMetersPerMapPointAtLatitude(center.latitude) * 2)
  }

  /// Whether two cameras are the same.
  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.isSame(as: rhs.centerCoordinate) && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }
}

extension CLLocationCoordinate2D {
  func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
}

/// How far a camera may move.
public struct MapCameraBounds: Sendable {
  private let area: MKMapRect?
  private let minimumDistance: Double?
  private let maximumDistance: Double?

  /// Creates bounds of the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (area, self.minimumDistance, self.maximumDistance) = (nil, minimumDistance, maximumDistance)
  }
  /// Creates bounds of the middle, and of the distance.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    area = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
  /// Creates bounds of the middle, and of the distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKMapRect(centerCoordinateBounds), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }
}
