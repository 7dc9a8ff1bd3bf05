import Foundation
import SwiftUI

/// Methods that a map view calls. A box calls none.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The region changes.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The map begins to load.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// The map has been loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map could not be loaded.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The map begins to be drawn.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// The map has been drawn.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// The view of an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views of annotations have come.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A control of a view was touched.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
  /// A view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A view is selected no longer.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is selected no longer.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// The person begins to be located.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// The person is located no longer.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// The person has moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The person could not be located.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// A view was dragged.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  )
  /// The map follows the person in another way.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// What draws an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Renderers have come.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// The cluster of annotations.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// That of the system.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// That of the system.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// That of the system.
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    MKClusterAnnotation(memberAnnotations: memberAnnotations)
  }
}
