import LegatoDisplay

/// Culls a layer: one that moves off the surface, where nothing of it can be seen, stands at its model place
/// and is not recorded in each frame.
@MainActor
protocol LayerCulling: AnyObject {
  /// Whether the layer is where it is to be, as it was culled before and still is.
  var staysCulled: Bool { get }
  /// Where the layer draws while nothing of it moves, in the coordinates that its element is placed in; `nil`
  /// where that is not known.
  var restingBounds: Rect? { get }
  /// How far from its place the layer may be shown from now on, where nothing but its frame moves; 0 where it
  /// rests, `nil` where that is not known.
  var reach: Double? { get }
  /// A layer between the layer and the barrier has begun to show more than is in its place, or does so no longer.
  func layersAboveDidChange(showInPlace: Bool)
  /// The element has been moved along with its container.
  func frameDidMove(to bounds: CGRect)
  /// The layer has stayed culled in the running record pass: its motion may be dormant after it, where it is known
  /// where it can draw until it is at rest.
  func offerDormancy()
}
