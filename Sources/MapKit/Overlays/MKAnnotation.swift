import Foundation

/// A type of objects that stand at a coordinate of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it stands.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// What stands below it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// A shape of a map, with a title.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// The title.
  open var title: String?
  /// What stands below it.
  open var subtitle: String?
  /// Where it stands.
  open var coordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D() }
    set { preconditionFailure("Only points can be set to \(newValue).") }
  }
  override init() {}
}

/// A point of a map, with a title.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place = CLLocationCoordinate2D()
  /// Where it stands.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  /// Creates a point at 0, 0.
  public override init() {}
  /// Creates a point.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }
  /// Creates a point with a title.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Several annotations that stand at one place.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The title.
  open var title: String?
  /// What stands below it.
  open var subtitle: String?
  /// Where they stand: in their middle.
  open var coordinate: CLLocationCoordinate2D {
    let rect = MKMapRect(around: memberAnnotations.map(\.coordinate))
    return rect.isNull
      ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
  /// Creates a cluster.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

/// The person on a map, whose place is not known.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The title.
  open var title: String? = "My Location"
  /// What stands below it.
  open var subtitle: String?
  /// Where the person is: 0, 0, as it is not known.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Whether it is being found out.
  open var isUpdating: Bool { false }
  override init() {}
}
