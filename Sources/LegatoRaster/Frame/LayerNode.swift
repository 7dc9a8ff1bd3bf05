import LegatoDisplay

/// What the rasteriser knows of a layer that is shown.
struct LayerNode {
  /// A copy of the layer: it shares its arrays with the list's.
  var layer: Layer
  /// The node that this one is drawn in: its parent, or the node that it masks; -1 for the root.
  var parent: Int32
  var isMask: Bool
  /// The children that are drawn: those that exist, each at its first place in the tree only.
  var kids: [Int32] = []
  var mask: Int32 = -1
  /// From the layer's coordinates to the surface's pixels.
  var absolute: Transform
  /// Where its own commands mark pixels.
  var ownBox = PixelBox.empty
  /// Changes whenever what the layer holds changes: what was made from it is then out of date.
  var version: UInt64 = 0
  /// How many of the layers below are moving.
  var movingBelow: Int32 = 0
  var picture: KeptPicture?
  var depth: Int32

  /// Whether the layer's own properties move while what it holds stays as it is.
  var keepsPicture: Bool {
    layer.isMoving && movingBelow == 0 && layer.blendMode == .normal
  }

  var isVisible: Bool { unitOpacity(layer.opacity) > 0 && absolute.isDrawable }
}
