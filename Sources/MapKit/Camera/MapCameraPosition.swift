import Foundation

/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }
  private let kind: Kind

  /// What shows all that is on the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }
  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .rect(rect))
  }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }
  /// A place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }
  /// The person's place; `fallback` as long as it is not known, which it never is here.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }

  /// The region, where it is one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }
  /// The rectangle, where it is one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera, where it is one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The place, where it is one.
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
  /// What is shown as long as the person's place is not known.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }
  /// Whether it is the person's place.
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
  /// Whether the map turns with the person.
  public var followsUserHeading: Bool { if case .user(true, _) = kind { true } else { false } }
  /// Whether the camera may be pitched for a place.
  public var allowsAutomaticPitch: Bool { if case .item(_, true) = kind { true } else { false } }
  /// Whether the person has moved the map: never here.
  public var positionedByUser: Bool { false }

  /// Whether two positions are the same.
  public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.automatic, .automatic): true
    case (.region(let one), .region(let other)):
      one.center.isSame(as: other.center)
        && one.span.latitudeDelta == other.span.latitudeDelta
        && one.span.longitudeDelta == other.span.longitudeDelta
    case (.rect(let one), .rect(let other)): MKMapRectEqualToRect(one, other)
    case (.camera(let one), .camera(let other)): one == other
    case (.item(let one, let isPitched), .item(let other, let isOtherPitched)):
      one === other && isPitched == isOtherPitched
    case (.user(let follows, let fallback), .user(let otherFollows, let otherFallback)):
      follows == otherFollows && fallback == otherFallback
    default: false
    }
  }
}

/// What a map shows after its camera has moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle of the map.
  public let rect: MKMapRect
}

/// When movements of the camera are told of.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool
  /// All the time.
  public static var continuous: MapCameraUpdateFrequency { .init(isContinuous: true) }
  /// At the end.
  public static var onEnd: MapCameraUpdateFrequency { .init(isContinuous: false) }
}
