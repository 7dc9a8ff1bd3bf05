import SwiftUI
import SwiftUICore

/// Something on the map itself. There is none here: nothing of the map is drawn.
public struct MapFeature: Hashable, Sendable {
  /// The kind of a feature.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// A place of interest.
    public static var pointOfInterest: FeatureKind { FeatureKind(name: "pointOfInterest") }
    /// A country or a city.
    public static var territory: FeatureKind { FeatureKind(name: "territory") }
    /// A mountain or a lake.
    public static var physicalFeature: FeatureKind { FeatureKind(name: "physicalFeature") }
  }

  /// The kind.
  public let kind: FeatureKind
  /// The title.
  public let title: String?
  private let latitude, longitude: Double
  /// The kind of the place of interest.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// Where it is.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// The color of its symbol.
  public var backgroundColor: Color? { nil }
  /// Its symbol.
  public var image: Image? { nil }
}

/// A type of values that stand for what is selected on a map: a feature, or content by its tag.
public protocol MapSelectable: Hashable {
  /// Creates a value for a feature.
  init(_ feature: MapFeature?)
  /// The feature, where one is selected.
  var feature: MapFeature? { get }
}

/// What is selected on a map: a feature, or content by its tag.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The tag, where content is selected.
  public let value: SelectionValue?
  /// The feature, where one is selected.
  public let feature: MapFeature?

  /// Creates a selection of content.
  public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }
  /// Creates a selection of a feature.
  public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}
