import Foundation

/// A rectangle of Mercator's map of the world.
public struct MKMapRect: Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The width and height.
  public var size: MKMapSize

  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// All of the map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// Creates an empty rectangle.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The west.
  public var minX: Double { origin.x }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The east.
  public var maxX: Double { origin.x + size.width }
  /// The north.
  public var minY: Double { origin.y }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The south.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

  /// The smallest rectangle around both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (west, north) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: west, y: north, width: max(maxX, rect2.maxX) - west,
      height: max(maxY, rect2.maxY) - north)
  }
  /// What is in both.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard !isNull, !rect2.isNull else { return .null }
    let (west, north) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (east, south) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    guard west <= east, north <= south else { return .null }
    return MKMapRect(x: west, y: north, width: east - west, height: south - north)
  }
  /// Whether there is something in both.
  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }
  /// A rectangle that is smaller at all sides.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return self }
    return MKMapRect(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// A rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Whether a point is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  /// Whether a rectangle is in it.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX <= rect2.minX && rect2.maxX <= maxX && minY <= rect2.minY
      && rect2.maxY <= maxY
  }
  /// Whether it leaves the map in the west or in the east.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.world) }
  /// What leaves the map, at the other side of it.
  public var remainder: MKMapRect {
    if minX < 0 {
      return intersection(MKMapRect(x: minX, y: minY, width: -minX, height: height))
        .offsetBy(dx: Mercator.world, dy: 0)
    }
    guard maxX > Mercator.world else { return .null }
    let east = MKMapRect(
      x: Mercator.world, y: minY, width: maxX - Mercator.world, height: height)
    return intersection(east).offsetBy(dx: -Mercator.world, dy: 0)
  }

  /// The smallest rectangle around coordinates.
  init(around coordinates: [CLLocationCoordinate2D]) {
    self = coordinates.reduce(.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
    }
  }

  /// The rectangle that shows a region.
  init(_ region: MKCoordinateRegion) {
    let north = min(region.center.latitude + region.span.latitudeDelta / 2, 89.9)
    let south = max(region.center.latitude - region.span.latitudeDelta / 2, -89.9)
    let width = region.span.longitudeDelta / 360 * Mercator.world
    let (top, bottom) = (
      MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: 0)).y,
      MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: 0)).y
    )
    self.init(
      x: MKMapPoint(region.center).x - width / 2, y: top, width: width, height: bottom - top)
  }
}

/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
