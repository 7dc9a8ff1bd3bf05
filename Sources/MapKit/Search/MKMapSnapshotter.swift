import Foundation
import SwiftUI

/// Makes pictures of maps. It makes none: the answer is that the server failed.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What a picture shows.
  open class Options: NSObject, @unchecked Sendable {
    /// The region.
    open var region = MKCoordinateRegion()
    /// The rectangle of the map.
    open var mapRect = MKMapRect.world
    /// The camera.
    open var camera = MKMapCamera()
    /// The kind of the map.
    open var mapType = MKMapType.standard
    /// The kinds of places of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are drawn.
    open var showsBuildings = true
    /// The size of the picture.
    open var size = CGSize(width: 256, height: 256)
    /// How many pixels there are to a point.
    open var scale: CGFloat = 1
    /// The traits of the picture.
    open var traitCollection: UITraitCollection?
    /// Creates options.
    public override init() {}
  }

  /// A picture of a map.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    open var image: UIImage { UIImage() }
    /// Where a coordinate is in it.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    override init() {}
  }

  /// A function that is called with a picture, or with an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  private let options: Options

  /// Creates a maker of a picture.
  public init(options: Options) { self.options = options }
  /// Whether it makes one: never, as it fails at once.
  open var isLoading: Bool { false }
  /// Makes a picture: fails.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Makes a picture: fails.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let handler = completionHandler
    queue.async { handler(nil, MKError(.serverFailure)) }
  }
  /// Makes a picture: fails.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Ends it.
  open func cancel() {}
}
