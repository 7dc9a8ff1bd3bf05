/// The actions at one edge of a row, in the room that the row leaves when it is moved: it divides
/// that room among them, and lays out nothing else.
package struct SwipeTrack<Content: View>: PrimitiveView {
  let edge: HorizontalEdge
  let exposed: CGFloat
  let isArmed: Bool
  let minimumWidth: CGFloat
  let content: Content
  let didLayOut: (SwipeTrackLayout) -> Void

  /// - Parameters:
  ///   - edge: where the first action stands.
  ///   - exposed: how far the row has been moved, in points.
  ///   - isArmed: whether the first action has all of the room.
  ///   - minimumWidth: of an action at its natural width.
  ///   - didLayOut: is handed what there is, whenever it has been laid out.
  package init(
    edge: HorizontalEdge, exposed: CGFloat, isArmed: Bool, minimumWidth: CGFloat, content: Content,
    didLayOut: @escaping (SwipeTrackLayout) -> Void
  ) {
    self.edge = edge
    self.exposed = exposed
    self.isArmed = isArmed
    self.minimumWidth = minimumWidth
    self.content = content
    self.didLayOut = didLayOut
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: nil, content: \.content) { node in
      SwipeTrackElement<Content>(node: node)
    } configure: { view, element in
      (element as? SwipeTrackElement<Content>)?.view = view
    }
  }
}

/// What has been laid out at one edge.
@MainActor
package struct SwipeTrackLayout {
  /// Of all actions at their natural width.
  package let width: CGFloat
  package let rowWidth: CGFloat
  /// The row, which the actions are as large as.
  package let handle: RowSwipeHandle
  fileprivate let elements: [Element]

  /// What the actions say of themselves, the one at the edge first.
  package func traits<Key: RowTraitKey>(_ key: Key.Type) -> [Key.Value] {
    elements.compactMap { $0.rowTraits(key).first }
  }
}

private final class SwipeTrackElement<Content: View>: Element {
  var view: SwipeTrack<Content>? { didSet { invalidatePlacement() } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let view else { return }
    let actions = liveChildren
    let natural = actions.map {
      max(
        view.minimumWidth,
        $0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width)
    }
    view.didLayOut(
      SwipeTrackLayout(
        width: natural.reduce(0, +), rowWidth: bounds.width, handle: RowSwipeHandle(element: self),
        elements: actions))
    let widths = SwipeLengths.divide(view.exposed, natural, isArmed: view.isArmed)
    var start: CGFloat = 0
    for (action, width) in zip(actions, widths) {
      let x = view.edge == .leading ? start : bounds.width - start - width
      let size = CGSize(width: width, height: bounds.height)
      placeChild(
        action, at: CGPoint(x: x, y: 0), size: size, in: bounds, proposal: ProposedViewSize(size))
      start += width
    }
  }

  // The one at the edge is in front, as it takes the others' room.
  override var drawnChildren: [Element] { super.drawnChildren.reversed() }
}

/// How wide actions are in a room that changes.
enum SwipeLengths {
  /// - Parameters:
  ///   - room: how far the row has been moved.
  ///   - natural: the widths that the actions would have, the one at the edge first.
  ///   - isArmed: whether the first has all of the room.
  /// - Returns: the widths, whose sum is the room: shares of it while it is less than the actions
  ///   ask for; what is more goes to the first.
  static func divide(_ room: CGFloat, _ natural: [CGFloat], isArmed: Bool) -> [CGFloat] {
    let total = natural.reduce(0, +)
    guard total > 0, let first = natural.first else { return natural.map { _ in 0 } }
    if isArmed { return natural.indices.map { $0 == 0 ? room : 0 } }
    if room <= total { return natural.map { $0 * room / total } }
    return [first + room - total] + natural.dropFirst()
  }
}
