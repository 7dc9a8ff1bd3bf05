import Foundation

/// A place with its address. Of an address nothing is known here, but for what a dictionary says.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// The address as a dictionary.
  public let addressDictionary: [String: Any]?

  /// Creates a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  /// Creates a place with an address.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    (self.coordinate, self.addressDictionary) = (coordinate, addressDictionary)
  }

  private func text(_ key: String) -> String? { addressDictionary?[key] as? String }

  /// The name of the place.
  open var name: String? { text("Name") }
  /// The street.
  open var thoroughfare: String? { text("Thoroughfare") ?? text("Street") }
  /// The number in the street.
  open var subThoroughfare: String? { text("SubThoroughfare") }
  /// The city.
  open var locality: String? { text("City") }
  /// The part of the city.
  open var subLocality: String? { text("SubLocality") }
  /// The state.
  open var administrativeArea: String? { text("State") }
  /// The county.
  open var subAdministrativeArea: String? { text("SubAdministrativeArea") }
  /// The postal code.
  open var postalCode: String? { text("ZIP") }
  /// The code of the country.
  open var isoCountryCode: String? { text("CountryCode") }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }
  /// The country.
  open var country: String? { text("Country") }
  /// The water in which it is.
  open var inlandWater: String? { nil }
  /// The sea in which it is.
  open var ocean: String? { nil }
  /// What is of interest there.
  open var areasOfInterest: [String]? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// What stands at the place on a map: its address in a line.
  open var title: String? {
    let parts = [name, thoroughfare, locality, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  /// What stands below that: nothing.
  open var subtitle: String? { nil }
}

/// An address, as iOS 26 has it.
open class MKAddress: NSObject, @unchecked Sendable {
  /// All of it.
  public let fullAddress: String
  /// What matters of it.
  public let shortAddress: String?

  /// Creates an address.
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
