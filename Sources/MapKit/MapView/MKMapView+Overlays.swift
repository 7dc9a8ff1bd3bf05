import Foundation
import SwiftUI

extension MKMapView {
  /// The overlays.
  public var overlays: [any MKOverlay] { placedOverlays.map(\.overlay) }
  /// The overlays of a level.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    placedOverlays.filter { $0.level == level }.map(\.overlay)
  }
  /// Adds an overlay.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds an overlay to a level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    placedOverlays.append((overlay, level))
  }
  /// Adds overlays.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }
  /// Adds overlays to a level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlays.forEach { addOverlay($0, level: level) }
  }
  /// Adds an overlay at a place.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }
  /// Adds an overlay to a level, at a place.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    placedOverlays.insert((overlay, level), at: min(max(index, 0), placedOverlays.count))
  }
  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) {
    placedOverlays.removeAll { $0.overlay === overlay }
  }
  /// Removes overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}

// Views of annotations and renderers of overlays are made by delegates, which are not asked.
extension MKMapView {
  /// Sets the class of the views of annotations.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    viewClasses[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// A view of an annotation that is no longer used: there is none.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    nil
  }
  /// A view of an annotation.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (viewClasses[identifier] ?? MKMarkerAnnotationView.self)
      .init(annotation: annotation, reuseIdentifier: identifier)
  }
  /// The view of an annotation: there is none.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// The renderer of an overlay: there is none.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}

extension MKMapView {
  /// Where a coordinate is in a view, or in this one, if the map were drawn.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    guard !rect.isEmpty else { return .zero }
    let own = CGPoint(
      x: bounds.width * CGFloat((point.x - rect.minX) / rect.width),
      y: bounds.height * CGFloat((point.y - rect.minY) / rect.height))
    return view.map { convert(own, to: $0) } ?? own
  }
  /// The coordinate of a point of a view, or of this one, if the map were drawn.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let own = view.map { convert(point, from: $0) } ?? point
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    let rect = visibleMapRect
    return MKMapPoint(
      x: rect.minX + rect.width * Double(own.x / bounds.width),
      y: rect.minY + rect.height * Double(own.y / bounds.height)
    ).coordinate
  }
}

/// The identifier of the class of views for annotations of which nothing else is said.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the class of views for clusters of which nothing else is said.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
