import Foundation
import SwiftUI
import SwiftUICore

/// A map in UIKit: a box with its name. It keeps what it is given, draws nothing of it, and does not move.
@MainActor @preconcurrency
open class MKMapView: UIView {
  private let box = NamedBoxView("MKMapView")

  /// Creates a map with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addBox()
  }
  /// Creates a map as from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBox()
  }
  private func addBox() {
    box.frame = bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(box)
  }
  /// Lays the box out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
  }

  // MARK: What it shows

  /// What is notified; of nothing, as the map does not move.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of the map.
  open var mapType = MKMapType.standard
  /// How the map looks.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The region.
  open var region = MKCoordinateRegion(.world)
  /// Sets the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// The region that the map would show.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Sets the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// The rectangle of the map.
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { region = MKCoordinateRegion(newValue) }
  }
  /// Sets the rectangle of the map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// Sets the rectangle of the map, with room around it.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    visibleMapRect = mapRect
  }
  /// The rectangle that the map would show.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  /// The camera.
  open var camera = MKMapCamera() { didSet { centerCoordinate = camera.centerCoordinate } }
  /// Sets the camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// How far the camera may be.
  open var cameraZoomRange: CameraZoomRange!
  /// Sets how far the camera may be.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// Where the middle may be.
  open var cameraBoundary: CameraBoundary?
  /// Sets where the middle may be.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  /// Whether a person can zoom.
  open var isZoomEnabled = true
  /// Whether a person can move the map.
  open var isScrollEnabled = true
  /// Whether a person can turn the map.
  open var isRotateEnabled = true
  /// Whether a person can pitch the map.
  open var isPitchEnabled = true
  /// Whether there is a compass.
  open var showsCompass = true
  /// Whether there is a scale.
  open var showsScale = false
  /// Whether there is a button for the person's place.
  open var showsUserTrackingButton = false
  /// Whether buildings are shown.
  open var showsBuildings = true
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// The kinds of places of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What of the map itself can be selected.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Whether there is a button that pitches the map.
  open var pitchButtonVisibility = MKFeatureVisibility.hidden

  // MARK: The person

  /// Whether the person's place is shown.
  open var showsUserLocation = false
  /// The person's place, which is not known.
  public let userLocation = MKUserLocation()
  /// Whether the person's place is visible.
  open var isUserLocationVisible: Bool { false }
  /// How the map follows the person.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Sets how the map follows the person.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: Annotations and overlays

  /// The annotations.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The annotations that are selected.
  open var selectedAnnotations: [any MKAnnotation] = []
  var placedOverlays: [(overlay: any MKOverlay, level: MKOverlayLevel)] = []
  var viewClasses: [String: MKAnnotationView.Type] = [:]

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  /// Shows annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let rect = MKMapRect(around: annotations.map(\.coordinate))
    if !rect.isNull { visibleMapRect = rect }
  }
  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Selects an annotation no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
}

extension MKMapView {
  /// How far a camera may be.
  open class CameraZoomRange: NSObject {
    /// The least distance, in meters.
    public let minCenterCoordinateDistance: Double
    /// The largest distance, in meters.
    public let maxCenterCoordinateDistance: Double

    /// Creates a range.
    public init?(
      minCenterCoordinateDistance minDistance: Double,
      maxCenterCoordinateDistance maxDistance: Double
    ) {
      guard minDistance <= maxDistance || maxDistance < 0 || minDistance < 0 else { return nil }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
    }
    /// Creates a range from a distance on.
    public convenience init?(minCenterCoordinateDistance minDistance: Double) {
      self.init(
        minCenterCoordinateDistance: minDistance,
        maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    /// Creates a range up to a distance.
    public convenience init?(maxCenterCoordinateDistance maxDistance: Double) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault,
        maxCenterCoordinateDistance: maxDistance)
    }
  }

  /// Where the middle of a map may be.
  open class CameraBoundary: NSObject {
    /// The rectangle.
    public let mapRect: MKMapRect
    /// The region.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Creates a boundary.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
    }
    /// Creates a boundary.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      self.init(mapRect: MKMapRect(region))
    }
  }
}

/// As far as it is by itself.
public let MKMapCameraZoomDefault = -1.0
