import Foundation
import SwiftUI
import SwiftUICore

/// What is seen at a coordinate. There is none here.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  override init() {}
}

/// A request for what is seen at a coordinate. It finds nothing, as where nobody has taken pictures.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// The place.
  public let mapItem: MKMapItem?
  /// Creates a request for a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
  /// Creates a request for a place.
  public init(mapItem: MKMapItem) {
    (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
  }
  /// Whether it was ended.
  open var isCancelled: Bool { false }
  /// Whether it runs: never.
  open var isLoading: Bool { false }
  /// What is seen: nothing.
  open var scene: MKLookAroundScene? { get async throws { nil } }
  /// Searches: there is nothing.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
  /// Ends it.
  open func cancel() {}
}

/// Where the badge of a view of a street stands.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// In a corner.
  case topLeading, topTrailing, bottomTrailing
}

/// A view of a street: a box with its name here.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
  /// Creates a view of a scene that can be changed.
  nonisolated public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  /// Creates a view of a scene.
  nonisolated public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// The box.
  public var body: some View { NamedBox("LookAroundPreview", symbol: "binoculars") }
}

extension View {
  /// Presents a view of a street that can be changed: a cover with a box.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) {
      NamedBox("lookAroundViewer", symbol: "binoculars")
    }
  }
  /// Presents a view of a street: a cover with a box.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) {
      NamedBox("lookAroundViewer", symbol: "binoculars")
    }
  }
}
