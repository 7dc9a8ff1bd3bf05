/// Culls a layer: one that moves off the surface, where nothing of it can be seen, stands at its model place
/// and is not recorded in each frame.
@MainActor
protocol LayerCulling: AnyObject {
  /// Whether the layer is where it is to be, as it was culled before and still is.
  var staysCulled: Bool { get }
  /// The culled value, where it is known where it can draw until it is at rest.
  var dormantCandidate: DormantCandidate? { get }
}
