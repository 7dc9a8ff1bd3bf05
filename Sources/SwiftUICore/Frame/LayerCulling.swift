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
  /// How far from its place the layer may be shown from now on, where it moves along with its container once
  /// more with `animation`; 0 where it rests, `nil` where that is not known.
  func reach(under animation: Animation?) -> Double?
  /// The element has been moved along with its container.
  func frameDidMove(to bounds: CGRect)
  /// The culled value, where it is known where it can draw until it is at rest.
  var dormantCandidate: DormantCandidate? { get }
}

/// As long as what can be seen of a barrier's coordinates stays within this region, what is dormant there stays
/// invisible.
struct DormantRegion {
  let barrier: ObjectIdentifier?
  /// One of the elements that are dormant there: it finds the region.
  let element: Element
  let region: Rect
}

/// A culled value that asks to become dormant, and where it can draw until its motion is over.
struct DormantCandidate {
  let attribute: AnyAttribute
  let barrier: ObjectIdentifier?
  let bounds: Rect
}
