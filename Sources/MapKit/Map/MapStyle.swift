import SwiftUI
import SwiftUICore

/// How a map looks.
public struct MapStyle: Sendable {
  /// Whether hills are drawn.
  public struct Elevation: Hashable, Sendable {
    fileprivate let name: String
    /// As the map chooses.
    public static var automatic: Elevation { Elevation(name: "automatic") }
    /// They are not.
    public static var flat: Elevation { Elevation(name: "flat") }
    /// They are.
    public static var realistic: Elevation { Elevation(name: "realistic") }
  }
  /// How strong the colors of a standard map are.
  public struct StandardEmphasis: Hashable, Sendable {
    fileprivate let name: String
    /// As the map chooses.
    public static var automatic: StandardEmphasis { StandardEmphasis(name: "automatic") }
    /// Weak.
    public static var muted: StandardEmphasis { StandardEmphasis(name: "muted") }
  }

  /// The style and its parameters, for reports.
  let name: String

  /// Roads and names.
  public static var standard: MapStyle { MapStyle(name: "standard") }
  /// Pictures from above.
  public static var imagery: MapStyle { MapStyle(name: "imagery") }
  /// Both.
  public static var hybrid: MapStyle { MapStyle(name: "hybrid") }

  /// Roads and names, with parameters.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(
      name: "standard (\(elevation.name), \(emphasis.name), \(pointsOfInterest.name)"
        + "\(showsTraffic ? ", traffic" : ""))")
  }
  /// Pictures from above, with parameters.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    MapStyle(name: "imagery (\(elevation.name))")
  }
  /// Both, with parameters.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(
      name: "hybrid (\(elevation.name), \(pointsOfInterest.name)"
        + "\(showsTraffic ? ", traffic" : ""))")
  }
}

/// The places of interest that a map shows.
public struct PointOfInterestCategories: Hashable, Sendable {
  fileprivate let name: String
  private static func names(_ categories: [MKPointOfInterestCategory]) -> String {
    categories.map(\.rawValue).joined(separator: ", ")
  }

  /// All of them.
  public static var all: PointOfInterestCategories { .init(name: "all places") }
  /// Those of some kinds.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    .init(name: names(categories))
  }
  /// Those of some kinds.
  public static func including(
    _ categories: MKPointOfInterestCategory...
  ) -> PointOfInterestCategories {
    including(categories)
  }
  /// Those of other kinds.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    .init(name: "all places but " + names(categories))
  }
  /// Those of other kinds.
  public static func excluding(
    _ categories: MKPointOfInterestCategory...
  ) -> PointOfInterestCategories {
    excluding(categories)
  }
  /// None.
  public static var excludingAll: PointOfInterestCategories { .init(name: "no places") }
}

extension View {
  /// Sets how maps look: a box looks the same in all styles, which is reported.
  public func mapStyle(_ value: MapStyle) -> some View {
    reportsFault(
      "mapStyle: a map is a box with its name here; the style \(value.name) is not drawn.")
  }
}
