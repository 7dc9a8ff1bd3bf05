import SwiftUI
import SwiftUICore

// Maps of iOS 14, whose region is a binding. They are boxes as others are.
extension Map {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {}
  /// Creates a map of a region, with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {}
  /// Creates a map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {}
  /// Creates a map of a rectangle, with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {}
}

/// The content of a map of iOS 14.
@MainActor @preconcurrency
public struct _DefaultMapContent: View {
  /// Nothing: the map is a box.
  public var body: some View { EmptyView() }
}

/// The content of a map of iOS 14 with annotations.
@MainActor @preconcurrency
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  /// Nothing: the map is a box.
  public var body: some View { EmptyView() }
}

/// How a map of iOS 14 follows the person: not at all, by place, or by place and direction.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map stays.
  case none
  /// The map follows the person.
  case follow
  /// The map follows the person, and turns.
  case followWithHeading
}

/// A type of annotations of a map of iOS 14.
public protocol MapAnnotationProtocol {}

/// A balloon at a coordinate. It is not drawn, which the map says.
public struct MapMarker: MapAnnotationProtocol {
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin at a coordinate. It is not drawn, which the map says.
public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// Views at a coordinate. They are not drawn, which the map says.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// Creates an annotation.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
