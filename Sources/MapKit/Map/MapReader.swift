import SwiftUI
import SwiftUICore

/// A view that gives its content a proxy of the map in it.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(MapProxy()) }
}

/// What is known of a map: no place of a box is a coordinate.
public struct MapProxy {
  init() {}

  /// The coordinate of a point: none.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    nil
  }
  /// The point of a coordinate: none.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    nil
  }
  /// The camera that sees a region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera {
    MapCamera(framing: MKMapRect(region))
  }
  /// The camera that sees a rectangle.
  public func camera(framing rect: MKMapRect) -> MapCamera { MapCamera(framing: rect) }
  /// The camera that sees a place.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
    MapCamera(
      centerCoordinate: item.placemark.coordinate, distance: 1000, pitch: allowPitch ? 45 : 0)
  }
}
