import Foundation

/// A type of objects that cover a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers a part of a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the map below it need not be drawn.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Whether the rectangle around it does.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// It need.
  public func canReplaceMapContent() -> Bool { false }
}

/// Where overlays lie.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, and below labels.
  case aboveRoads
  /// Above all.
  case aboveLabels
}

/// Several points of a map.
open class MKMultiPoint: MKShape, MKOverlay, @unchecked Sendable {
  /// The points.
  fileprivate let all: [MKMapPoint]
  fileprivate init(all: [MKMapPoint]) { self.all = all }

  /// How many points there are.
  open var pointCount: Int { all.count }
  /// The points. They are not given back.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(all.count, 1))
    points.initialize(from: all, count: all.count)
    return points
  }
  /// Writes the coordinates of some points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for offset in 0..<range.length where all.indices.contains(range.location + offset) {
      coords[offset] = all[range.location + offset].coordinate
    }
  }
  /// The rectangle around the points.
  open var boundingMapRect: MKMapRect {
    all.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
  /// The middle of that.
  open override var coordinate: CLLocationCoordinate2D {
    get {
      let rect = boundingMapRect
      return rect.isNull
        ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    set { super.coordinate = newValue }
  }
}

/// A line through points of a map.
open class MKPolyline: MKMultiPoint, @unchecked Sendable {
  /// Creates a line through points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(all: (0..<count).map { points[$0] })
  }
  /// Creates a line through coordinates.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(all: (0..<count).map { MKMapPoint(coords[$0]) })
  }
}

/// A line that is straight on the earth.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// A polygon on a map.
open class MKPolygon: MKMultiPoint, @unchecked Sendable {
  /// The holes.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates a polygon with its corners.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(all: (0..<count).map { points[$0] })
  }
  /// Creates a polygon with holes.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(points: points, count: count)
    self.interiorPolygons = interiorPolygons
  }
  /// Creates a polygon with its corners.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(all: (0..<count).map { MKMapPoint(coords[$0]) })
  }
  /// Creates a polygon with holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  private let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: Double

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: Double) {
    (center, self.radius) = (coord, radius)
  }
  /// Creates the circle in a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(
      center: center,
      radius: min(mapRect.width, mapRect.height) / 2
        * MKMetersPerMapPointAtLatitude(center.latitude))
  }
  /// The middle.
  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set { super.coordinate = newValue }
  }
  /// The rectangle around it.
  open var boundingMapRect: MKMapRect {
    let points = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    let middle = MKMapPoint(center)
    return MKMapRect(
      x: middle.x - points, y: middle.y - points, width: points * 2, height: points * 2)
  }
}
