import Foundation
import MapKit

public struct Place: Identifiable, Sendable {
  public let id: Int
  public let name: String

  public static let samples = [Place(id: 1, name: "Harbour"), Place(id: 2, name: "Hill")]

  public var item: MKMapItem { MKMapItem.forCurrentLocation() }
}
