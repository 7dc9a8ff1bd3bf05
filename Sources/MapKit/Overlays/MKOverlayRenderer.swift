import Foundation
import SwiftUI

/// An object that draws an overlay. It is not asked to: a map is a box.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// How opaque the overlay is.
  open var alpha: CGFloat = 1

  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Marks the renderer as one to draw again.
  open func setNeedsDisplay() {}
}

/// An object that draws an overlay by its path.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the inside.
  open var fillColor: UIColor?
  /// The color of the line.
  open var strokeColor: UIColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 0
  /// How lines end.
  open var lineCap = CGLineCap.round
  /// How lines meet.
  open var lineJoin = CGLineJoin.round
  /// How far corners go.
  open var miterLimit: CGFloat = 10
  /// Where the pattern of dashes begins.
  open var lineDashPhase: CGFloat = 0
  /// The pattern of dashes.
  open var lineDashPattern: [NSNumber]?
  /// Where the line begins, 0…1.
  open var strokeStart: CGFloat = 0
  /// Where it ends, 0…1.
  open var strokeEnd: CGFloat = 1
}

/// An object that draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
}

/// An object that draws a line with colors along it.
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colors.
  open private(set) var colors: [UIColor] = []
  /// Where they are, 0…1.
  open private(set) var locations: [CGFloat] = []
  /// Sets the colors and where they are.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
  }
}

/// An object that draws a polygon.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The polygon.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
}

/// An object that draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The circle.
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
  }
}

/// An overlay of tiles. None is loaded.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// Where the tiles are.
  public let urlTemplate: String?
  /// The least zoom.
  open var minimumZ = 0
  /// The largest zoom.
  open var maximumZ = 21
  /// The size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether the map below need not be drawn.
  open var canReplaceMapContent = false
  /// Whether rows are numbered from the south.
  open var isGeometryFlipped = false
  /// The middle of the map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// All of the map.
  open var boundingMapRect: MKMapRect { .world }

  /// Creates an overlay.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}

/// An object that draws tiles.
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Draws the tiles again.
  open func reloadData() {}
}
