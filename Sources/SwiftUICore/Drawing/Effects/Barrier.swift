import LegatoDisplay

/// An element that moves what it holds as one unit: its children are placed in its own coordinates,
/// and its own frame moves.
@MainActor
class BarrierElement<Modifier>: EffectElement<Modifier>, FramedElement {
  private(set) var frame: FrameAttribute!

  override init(_ modifier: Modifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    frame = FrameAttribute(self)
  }

  override var isBarrier: Bool { true }
  override var barrierOrigin: CGPoint { CGPoint(x: frame.model.x, y: frame.model.y) }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: proposal)
  }

  /// The effect in the element's own coordinates, for the size that is shown.
  func effect(_ size: Size) -> Transform { .identity }

  /// What takes the children's coordinates to those that the element is placed in.
  var shown: (projection: Projection?, transform: Transform) {
    let frame = frame.shown
    return (nil, effect(Size(frame.width, frame.height)).then(.translation(frame.x, frame.y)))
  }

  override func record(into layer: inout Layer) {
    (layer.projection, layer.transform) = shown
    layer.isMoving = attributes.contains(where: \.isMoving)
  }

  override var childTransform: Transform { shown.transform }

  func anchorPoint(_ anchor: UnitPoint, _ size: Size) -> Point {
    let anchor = anchor.mirrored(isRightToLeft)
    return Point(anchor.x * size.width, anchor.y * size.height)
  }
}

struct GeometryGroupModifier: PrimitiveModifier {
  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    BarrierElement(self, content: content, node: node)
  }
}

extension View {
  /// Isolates the geometry (e.g. position and size) of the view from its parent view.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
