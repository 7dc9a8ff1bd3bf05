import Foundation
import SwiftUI

/// The kind of a map.
public enum MKMapType: UInt, Sendable {
  /// Roads, pictures, both, or one of these on hills; and roads in weak colors.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the person.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all, by place, or by place and direction.
  case none, follow, followWithHeading
}

/// What of a map itself can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The number of the kinds.
  public let rawValue: Int
  /// Creates kinds from their number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Places of interest.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Countries and cities.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Mountains and lakes.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// How a map looks.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// Whether hills are drawn.
  public enum ElevationStyle: Int, Sendable {
    /// They are not, or they are.
    case flat, realistic
  }
  /// Whether hills are drawn.
  open var elevationStyle = ElevationStyle.flat
  override init() {}
  /// Creates a look.
  public init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// Roads and names.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How strong the colors are.
  public enum EmphasisStyle: Int, Sendable {
    /// As they are, or weak.
    case `default`, muted
  }
  /// How strong the colors are.
  open var emphasisStyle = EmphasisStyle.default
  /// The kinds of places of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// Creates a look.
  public override init() { super.init() }
  /// Creates a look.
  public override init(elevationStyle: ElevationStyle) {
    super.init(elevationStyle: elevationStyle)
  }
  /// Creates a look.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
    super.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Creates a look.
  public override init() { super.init() }
  /// Creates a look.
  public override init(elevationStyle: ElevationStyle) {
    super.init(elevationStyle: elevationStyle)
  }
}

/// Pictures from above, with roads and names.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// The kinds of places of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// Creates a look.
  public override init() { super.init() }
  /// Creates a look.
  public override init(elevationStyle: ElevationStyle) {
    super.init(elevationStyle: elevationStyle)
  }
}

/// Where a map view is seen from.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// The coordinate in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far it is, in meters.
  open var centerCoordinateDistance = 0.0
  /// How high the camera is, in meters.
  open var altitude: Double {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
  }
  /// How it is pitched, in degrees.
  open var pitch: CGFloat = 0
  /// Where it looks to, in degrees from the north.
  open var heading = 0.0

  /// Creates a camera at 0, 0.
  public override init() {}
  /// Creates a camera.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: Double,
    pitch: CGFloat, heading: Double
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}
