import LegatoDisplay

/// Where an element is drawn: origin and size in the barrier's coordinates, as a value that moves.
@MainActor
final class FrameAttribute: LayerCulling {
  private let attribute: AnimatedAttribute<AnimatableQuad>
  private unowned let element: Element
  /// The barrier in whose coordinates the frame was set last, and where it stood.
  private var barrier: (id: ObjectIdentifier?, origin: CGPoint)?
  /// How far the element stands from where its place under the barrier would be put on the pixel grid:
  /// a place between two pixels may be rounded one way on the surface and the other way under a barrier,
  /// which is no movement either.
  private var rounding = CGPoint.zero
  /// Where the element was placed last, before that was put on the grid.
  private var placed = CGPoint.zero
  /// Whether no layer between the element and the barrier shows more than is in its place.
  private var showsInPlace = true
  /// The model frame in which the layer was culled.
  private var culledFrame: Rect?
  /// Where the layer's commands draw, from its origin; `nil` where that is not known.
  private var drawnBounds: Rect??

  init(_ element: Element) {
    self.element = element
    attribute = AnimatedAttribute(
      element, "frame", components: ["x", "y", "width", "height"]
    ) { [$0.lanes.x, $0.lanes.y, $0.lanes.z, $0.lanes.w] }
    attribute.isPlace = true
  }

  /// The element has been placed. Frames are put on the pixel grid first, then they move: the
  /// origin to the nearest pixel, the size up.
  func set(_ bounds: CGRect) {
    let rebased = followBarrier()
    let scale = element.graph.displayList.scale
    // Halves go up, also below zero: under a barrier on the grid the same place is rounded as on the surface.
    func nearest(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    func up(_ value: Double) -> Double { ((value * scale) - 1e-6).rounded(.up) / scale }
    let origin = CGPoint(x: nearest(bounds.minX), y: nearest(bounds.minY))
    if let rebased {
      // From where it stood: where it stands now may be elsewhere, by as little as a pixel.
      func within(_ difference: Double) -> Double {
        abs(difference) * scale < 1 + 1e-6 ? difference : 0
      }
      rounding = CGPoint(
        x: within(model.x - nearest(rebased.x)), y: within(model.y - nearest(rebased.y)))
    }
    placed = bounds.origin
    attribute.set(
      AnimatableQuad(
        origin.x + rounding.x, origin.y + rounding.y, up(bounds.width), up(bounds.height)),
      element.skipsFrameAnimation ? Transaction() : element.frameTransaction)
  }

  /// Another barrier has come between the element and the surface, or one has gone: the same place
  /// has other coordinates now, which is no movement.
  ///
  /// - Returns: those of where the element was placed last, where the barrier is another one.
  private func followBarrier() -> CGPoint? {
    let (id, origin, showsInPlace) = element.coordinates
    self.showsInPlace = showsInPlace
    defer { barrier = (id, origin) }
    guard let barrier, barrier.id != id else { return nil }
    let (x, y) = (barrier.origin.x - origin.x, barrier.origin.y - origin.y)
    attribute.rebase(by: AnimatableQuad(x, y, 0, 0))
    return CGPoint(x: placed.x + x, y: placed.y + y)
  }

  /// The frame as it is shown; springs do not take a size below zero.
  var shown: Rect {
    let lanes = attribute.presented.lanes
    return Rect(lanes.x, lanes.y, max(0, lanes.z), max(0, lanes.w))
  }

  var model: Rect {
    let lanes = attribute.model.lanes
    return Rect(lanes.x, lanes.y, lanes.z, lanes.w)
  }

  /// Whether the frame moves as it is, its size standing still.
  var isTranslating: Bool {
    guard attribute.isMoving else { return false }
    let (shown, model) = (attribute.presented.lanes, attribute.model.lanes)
    return shown.z == model.z && shown.w == model.w
  }

  // MARK: Culling

  /// Whether no other value of the element moves.
  var movesAlone: Bool { element.movingCount == (attribute.isMoving ? 1 : 0) }

  /// Where the layer is to be, after its commands are filled in: where the frame is shown, but for a layer that
  /// is culled. That one is where the frame will be in the end.
  ///
  /// - Parameters:
  ///   - isNew: whether the commands are others than before.
  ///   - isAlone: whether they are all that the layer shows, and the frame all that moves.
  func layerOrigin(_ commands: [DrawCommand], isNew: Bool, isAlone: Bool) -> Point {
    if isNew { drawnBounds = nil }
    culledFrame = nil
    let (shown, model) = (shown, model)
    guard isAlone, isTranslating else { return Point(shown.x, shown.y) }
    let bounds = drawnBounds ?? Self.bounds(of: commands)
    drawnBounds = .some(bounds)
    guard !isSeen else { return Point(shown.x, shown.y) }
    culledFrame = model
    return Point(model.x, model.y)
  }

  var isCulled: Bool { culledFrame != nil }

  var staysCulled: Bool {
    guard let culledFrame else { return false }
    if culledFrame == model {
      // The end of the motion is where the layer is already.
      if !attribute.isMoving, movesAlone {
        self.culledFrame = nil
        return true
      }
      if isTranslating, movesAlone, !isSeen { return true }
    }
    return false
  }

  func layersAboveDidChange(showInPlace: Bool) {
    guard showInPlace != showsInPlace else { return }
    showsInPlace = showInPlace
    if isCulled { element.setNeedsPlaceRecord() }
  }

  func frameDidMove(to bounds: CGRect) { set(bounds) }

  var reach: Double? {
    guard element.movingCount > 0 else { return 0 }
    return movesAlone ? attribute.reach : nil
  }

  var restingBounds: Rect? {
    guard !element.needsFullRecord, let id = element.layerID else { return nil }
    var bounds: Rect?
    _ = element.graph.displayList.withLayer(id) { layer in
      guard layer.pointee.children.isEmpty, layer.pointee.filters.isEmpty,
        layer.pointee.mask == nil, layer.pointee.projection == nil
      else { return }
      bounds = Self.bounds(of: layer.pointee.commands)
    }
    let model = model
    return bounds?.offset(model.x, model.y)
  }

  func offerDormancy() {
    guard let bounds = drawnBounds ?? nil, let reach = attribute.reach else { return }
    let model = model
    element.graph.motion.dormantCandidates.append(
      DormantCandidate(
        attribute: attribute, barrier: barrier?.id,
        bounds: bounds.offset(model.x, model.y).inset(by: -reach)))
  }

  /// Whether something of the layer may be seen where it is shown, or where it will be in the end.
  private var isSeen: Bool {
    guard showsInPlace, let bounds = drawnBounds ?? nil,
      let region = element.graph.seenRegion(around: element, barrier: barrier?.id)
    else { return true }
    let (shown, model) = (shown, model)
    return region.intersects(bounds.offset(shown.x, shown.y))
      || region.intersects(bounds.offset(model.x, model.y))
  }

  /// Where commands draw; `nil` where it takes more to know that than where they are.
  private static func bounds(of commands: [DrawCommand]) -> Rect? {
    var bounds = Rect.zero
    // By number: a command would be copied.
    for index in commands.indices {
      if case .group = commands[index] { return nil }
      let own = commands[index].bounds
      bounds = index == 0 ? own : bounds.union(own)
    }
    return bounds
  }
}
