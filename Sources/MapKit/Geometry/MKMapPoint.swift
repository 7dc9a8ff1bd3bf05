import Foundation

/// Mercator's map of the world, as MapKit numbers its points.
enum Mercator {
  /// How wide and high the map is, in map points.
  static let world = 268_435_456.0
  /// Of the earth, in meters.
  static let circumference = 2 * Double.pi * 6_378_137
  /// The mean radius of the earth, in meters.
  static let radius = 6_371_008.8

  /// Meters between two coordinates on a sphere.
  static func meters(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    let up = sin((other.latitude - one.latitude) * degree / 2)
    let across = sin((other.longitude - one.longitude) * degree / 2)
    let part =
      up * up + cos(one.latitude * degree) * cos(other.latitude * degree) * across * across
    return 2 * radius * asin(min(1, part.squareRoot()))
  }
}

/// A point of Mercator's map of the world.
public struct MKMapPoint: Sendable {
  /// From west to east.
  public var x: Double
  /// From north to south.
  public var y: Double

  /// The point 0, 0.
  public init() { (x, y) = (0, 0) }
  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates the point of a coordinate; -1, -1 for those that are none.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else {
      self.init(x: -1, y: -1)
      return
    }
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.999_999_999), 0.999_999_999)
    let north = 0.5 * Foundation.log((1 + sine) / (1 - sine))
    self.init(
      x: (coordinate.longitude + 180) / 360 * Mercator.world,
      y: min(max((1 - north / .pi) / 2, 0), 1) * Mercator.world)
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let north = (1 - 2 * y / Mercator.world) * Double.pi
    var longitude = x / Mercator.world * 360 - 180
    if longitude > 180 { longitude -= 360 }
    return CLLocationCoordinate2D(latitude: atan(sinh(north)) * 180 / .pi, longitude: longitude)
  }

  /// How far another point is, in meters.
  public func distance(to b: MKMapPoint) -> Double { Mercator.meters(coordinate, b.coordinate) }
}

/// The width and height of a rectangle of the map.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// All of the map.
  public static let world = MKMapSize(width: Mercator.world, height: Mercator.world)
  /// Creates an empty size.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// How many meters there are to a map point.
public func MKMetersPerMapPointAtLatitude(_ latitude: Double) -> Double {
  cos(latitude * .pi / 180) * Mercator.circumference / Mercator.world
}

/// How many map points there are to a meter.
public func MKMapPointsPerMeterAtLatitude(_ latitude: Double) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}
