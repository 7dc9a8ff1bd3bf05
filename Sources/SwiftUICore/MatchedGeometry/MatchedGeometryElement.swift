/// A view with the frame of another one.
///
/// Layout happens at model values, here as everywhere: what the element holds is laid out where the
/// shared frame will be, and its leaves move there. A view that comes while there is a shared frame
/// is first laid out in that, so that its leaves have somewhere to come from. A frame of such a
/// motion costs what moving leaves cost, and lays nothing out.
final class MatchedGeometryElement: ModifierElement<MatchedGeometryModifier> {
  private(set) var scope: MatchedGeometryScope
  /// Where the container has put the element, and what it has offered.
  private var slot = (bounds: CGRect.zero, proposal: ProposedViewSize.unspecified)
  private(set) var isPlaced = false
  /// The frame to follow, in the element's own coordinates; `nil` where that is the slot.
  private var target: SharedFrame?
  /// The animation that the leaves move with, whatever their own is, in one update.
  private var override: (update: Int, animation: Animation?)?

  override init(_ modifier: MatchedGeometryModifier, content: Element, node: Node) {
    scope = node.graph.matchedGeometry.scope(modifier.key)
    super.init(modifier, content: content, node: node)
    scope.join(self)
    offer(.frames)
  }

  override func modifierDidChange() {
    graph.layout.isNeeded = true
    if scope.key != modifier.key {
      scope.leave(self)
      scope = graph.matchedGeometry.scope(modifier.key)
      scope.join(self)
    }
    invalidatePlacement()
  }

  override func wasDropped() { scope.leave(self) }

  // MARK: The shared frame

  /// Whether the view may give the others its frame.
  var isLiveSource: Bool { modifier.isSource && isPlaced && !isLeaving }

  private var isLeaving: Bool {
    var element: Element? = self
    while let current = element {
      if current.isRemoving { return true }
      element = current.parent
    }
    return false
  }

  private var anchor: UnitPoint {
    sanitized(modifier.anchor, "matchedGeometryEffect").mirrored(isRightToLeft)
  }

  /// The own frame, as the others see it.
  var ownFrame: SharedFrame {
    SharedFrame(anchor: anchor, of: slot.bounds).moved(by: coordinates.origin, 1)
  }

  /// Whether the view is laid out in another frame than its slot.
  var follows: Bool { target != nil }

  /// Follows a frame of the surface from now on; `nil` for the slot.
  func follow(_ frame: SharedFrame?) {
    let local = frame?.moved(by: coordinates.origin, -1)
    guard local != target else { return }
    target = local
    invalidatePlacement()
  }

  /// The leaves move with this animation in the running update.
  func move(with animation: Animation?) { override = (graph.updateID, animation) }

  private func adjustOwnFrames(_ transaction: inout Transaction) {
    if let override, override.update == graph.updateID {
      transaction.animation = override.animation
    }
  }

  // MARK: Layout

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    slot = (bounds, proposal)
    if !isPlaced {
      isPlaced = true
      target = scope.shownFrame?.moved(by: coordinates.origin, -1)
    }
    super.place(bounds, proposal: proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let target else { return content.place(at: bounds.origin, proposal: proposal) }
    let matches = modifier.properties
    let offer = matches.contains(.size) ? ProposedViewSize(target.size) : proposal
    let size = content.sizeThatFits(offer)
    let point =
      matches.contains(.position) ? target.point : SharedFrame(anchor: anchor, of: bounds).point
    content.place(
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      proposal: offer)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case FrameAdjustment.self: FrameAdjustment(adjust: adjustOwnFrames)
    default: super.facet(key)
    }
  }
}

/// What views share: a point, which each brings its own anchor to, and a size.
struct SharedFrame: Equatable {
  var point: CGPoint
  var size: CGSize

  init(point: CGPoint, size: CGSize) {
    self.point = point
    self.size = size
  }

  init(anchor: UnitPoint, of bounds: CGRect) {
    self.init(
      point: CGPoint(
        x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height),
      size: bounds.size)
  }

  func moved(by offset: CGPoint, _ factor: CGFloat) -> SharedFrame {
    SharedFrame(
      point: CGPoint(x: point.x + factor * offset.x, y: point.y + factor * offset.y), size: size)
  }
}
