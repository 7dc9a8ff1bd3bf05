import Foundation
import SwiftUI

/// A place of a map, with its name and what else is known of it.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// What tells a place from all others, for ever.
  public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from its text.
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
  }

  /// Where it is.
  public let placemark: MKPlacemark
  /// Whether it is the person's place.
  public let isCurrentLocation: Bool
  private var givenName: String?

  /// Creates a place.
  public init(placemark: MKPlacemark) { (self.placemark, isCurrentLocation) = (placemark, false) }
  /// Creates the person's place, which is not known: its coordinate is 0, 0.
  public override init() {
    placemark = MKPlacemark(coordinate: CLLocationCoordinate2D())
    isCurrentLocation = true
  }
  /// The person's place, which is not known: its coordinate is 0, 0.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

  /// The name.
  open var name: String? {
    get { givenName ?? placemark.name ?? (isCurrentLocation ? "Unknown Location" : nil) }
    set { givenName = newValue }
  }
  /// The telephone number.
  open var phoneNumber: String?
  /// The page.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind of the place.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// What tells it from all others: not known here.
  open var identifier: Identifier? { nil }
  /// What else has told it from all others: not known here.
  open var alternateIdentifiers: Set<Identifier> { [] }
  /// The address: not known here.
  open var address: MKAddress? { nil }
}

// There is no app of maps here: nothing opens, as what is answered says.
extension MKMapItem {
  /// Opens the place in Maps: it does not.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens the place in Maps: it does not.
  public func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// Opens places in Maps: it does not.
  @discardableResult
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    false
  }
  /// Opens places in Maps: it does not.
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

/// The key of how to get to a place.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By what suits the person.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// The key of the kind of the map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the size of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of the camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
