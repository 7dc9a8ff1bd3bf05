import LegatoDisplay

/// What the rasteriser knows of a layer that is shown.
///
/// A class: a tree of thousands of layers that move is looked at and changed in place.
final class LayerNode {
  let number: Int32
  let depth: Int32
  /// A copy of the layer: it shares its arrays with the list's.
  var layer: Layer
  /// The node that this one is drawn in: its parent, or the node that it masks; -1 for the root.
  let parent: Int32
  let isMask: Bool
  /// The children that are drawn: those that exist, each at its first place in the tree only.
  var children: [Int32] = []
  /// The boxes of 64 children each, where there are many.
  var chunks = BoxHierarchy()
  /// The node's index among its parent's children.
  var childIndex: Int32 = 0
  var mask: Int32 = -1
  /// From the layer's coordinates to the surface's pixels. Projections, the layer's own and those
  /// of layers above, are left out: all boxes below a layer with one are in the plane of that
  /// layer's picture.
  var absolute: Transform
  var magnification: Magnification
  /// Where its own commands mark pixels.
  var ownBox = PixelBox.empty
  /// The bounds of its commands in its own coordinates, where one rectangle says them.
  var ownBounds = OwnBounds.several
  /// Changes whenever what the layer holds changes: what was made from it is then out of date.
  var version: UInt64
  /// The same for what does not move below: it stays as it is where a moving layer below changes.
  var stillVersion: UInt64
  /// How many of the layers below are moving.
  var movingBelow: Int32 = 0
  var picture: KeptPicture?

  /// Whether the node waits for the end of the update, as something below it has changed; and whether
  /// something did that does not move.
  var isWaiting = false
  var isStillContentStale = false
  /// The chunks with boxes of children that have changed in the update.
  var staleChunks: [Int] = []

  static let chunk = 64

  init(
    number: Int32, layer: Layer, parent: Int32, isMask: Bool, absolute: Transform,
    magnification: Magnification, version: UInt64, depth: Int32
  ) {
    self.number = number
    self.layer = layer
    self.parent = parent
    self.isMask = isMask
    self.absolute = absolute
    self.magnification = magnification
    self.version = version
    stillVersion = version
    self.depth = depth
  }

  func childIndices(ofChunk index: Int) -> Range<Int> {
    index * Self.chunk..<min((index + 1) * Self.chunk, children.count)
  }

  /// Whether the layer's own properties move while what it holds stays as it is.
  var movesAlone: Bool { layer.isMoving && movingBelow == 0 && layer.blendMode == .normal }

  /// Whether nothing is done to what the layer holds but to move and to fade it.
  var isPlain: Bool {
    layer.filters.isEmpty && layer.clip == nil && layer.mask == nil && layer.projection == nil
      && layer.blendMode == .normal
  }

  /// Whether a layer that moves is drawn now as one that stands still: on whole pixels, and not faded.
  var standsOnPixels: Bool {
    let scale = magnification.ofPicture
    guard scale > 0, scale.isFinite, unitOpacity(layer.opacity) >= 1, layer.filters.isEmpty,
      layer.projection == nil
    else { return false }
    return Transform(1 / scale, 0, 0, 1 / scale, 0, 0).then(absolute).wholeTranslation != nil
  }

  /// The box of a child has changed.
  func noteStaleChunk(of child: Int32) {
    guard !chunks.isEmpty else { return }
    let chunk = Int(child) / Self.chunk
    if staleChunks.last != chunk { staleChunks.append(chunk) }
  }

  /// Whether the layer, or one that it holds, moves.
  var holdsMotion: Bool { layer.isMoving || movingBelow > 0 }

  /// Whether the layer's clip is laid over its picture where that is shown, and not cut into it: so the
  /// clip may change while the picture stays.
  var clipsPictureOutside: Bool {
    layer.clip != nil && layer.filters.isEmpty && layer.mask == nil && layer.projection == nil
  }

  /// Whether the layer holds one thing only: its opacity is then that thing's, and no picture is
  /// made apart. Where this changes, all of the layer may come out one step off.
  var isSingle: Bool { layer.commands.count + children.count <= 1 }

  /// Whether a change below shows elsewhere than in its own box: then all of the layer counts.
  var spreadsChanges: Bool {
    !layer.filters.isEmpty || layer.mask != nil || layer.projection != nil
      || layer.isMoving && !standsOnPixels
  }

  var isVisible: Bool {
    unitOpacity(layer.opacity) > 0 && absolute.isDrawable && layer.projection?.isFinite != false
  }
}
