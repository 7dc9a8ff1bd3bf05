import Foundation
import SwiftUI

/// A view of an annotation. It is not shown: a map is a box.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// What becomes of annotations that would lie on each other.
  public enum CollisionMode: Int, Sendable {
    /// Their rectangles or circles are kept apart, or nothing is.
    case rectangle, circle, none
  }
  /// How far a view has been dragged.
  public enum DragState: UInt, Sendable {
    /// It is not, it begins to be, is, is given up, or has been.
    case none, starting, dragging, canceling, ending
  }

  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The identifier by which it is used again.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be selected.
  open var isEnabled = true
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it shows more where it is selected.
  open var canShowCallout = false
  /// Where that stands.
  open var calloutOffset = CGPoint.zero
  /// Where the middle is.
  open var centerOffset = CGPoint.zero
  /// What stands before the title.
  open var leftCalloutAccessoryView: UIView?
  /// What stands behind it.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below it.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be dragged.
  open var isDraggable = false
  /// How far it has been dragged.
  open var dragState = DragState.none
  /// The identifier of what it clusters with.
  open var clusteringIdentifier: String?
  /// The view of its cluster.
  open var cluster: MKAnnotationView? { nil }
  /// Which annotations are shown rather than others.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// What becomes of those that would lie on each other.
  open var collisionMode = CollisionMode.rectangle

  /// Creates a view.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Creates a view as from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Selects the view.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets how far it has been dragged.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// The view is about to be used again.
  open func prepareForReuse() {}
  /// The view is about to be shown.
  open func prepareForDisplay() {}
}

/// A balloon at an annotation.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon.
  open var markerTintColor: UIColor?
  /// The color of what is in it.
  open var glyphTintColor: UIColor?
  /// The letters in it.
  open var glyphText: String?
  /// The picture in it.
  open var glyphImage: UIImage?
  /// The picture in it where it is selected.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the subtitle is shown.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it drops as it comes.
  open var animatesWhenAdded = false
}

/// A pin at an annotation.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin.
  open var pinTintColor: UIColor!
  /// Whether it drops as it comes.
  open var animatesDrop = false
}

/// The view of the person's place.
@MainActor @preconcurrency
open class MKUserLocationView: MKAnnotationView {}

/// Which annotations are shown rather than others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number, 0…1000.
  public let rawValue: Float
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Rather.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Rather not.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether something of a map is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// Where there is room or reason.
  case adaptive
  /// Never.
  case hidden
  /// Always.
  case visible
}
