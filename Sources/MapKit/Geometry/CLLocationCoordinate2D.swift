/// A place on the earth, by its latitude and longitude.
public struct CLLocationCoordinate2D: Sendable {
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
