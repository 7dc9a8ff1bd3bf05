import LegatoDisplay

struct ClipModifier<S: Shape>: PrimitiveModifier {
  var shape: S
  var style: FillStyle

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ClipElement(self, content: content, node: node)
  }
}

private final class ClipElement<S: Shape>: EffectElement<ClipModifier<S>>, ShowsInPlace {
  private var frame: FrameAttribute!
  private var data: AnimatedAttribute<S.AnimatableData>!

  override init(_ modifier: ClipModifier<S>, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    frame = FrameAttribute(self)
    data = AnimatedAttribute(data: S.self, of: self, named: "clip")
    modifierDidChange()
  }

  override func modifierDidChange() {
    data.set(modifier.shape.animatableData, transaction())
    setNeedsRecord()
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    var shape = modifier.shape
    shape.animatableData = data.presented
    let direction = environment.layoutDirection
    let path = ContainerShapePlace.with(self, S.self, origin: .zero) {
      shape.path(
        in: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
        for: direction)
    }
    layer.clip = Layer.Clip(
      path.geometry, evenOdd: modifier.style.isEOFilled,
      isAntialiased: modifier.style.isAntialiased)
  }
}

private struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    MaskElement(self, content: content, node: node)
  }
}

private final class MaskElement<Mask: View>: EffectElement<MaskModifier<Mask>> {
  private let secondaryNode: SecondaryNode<Mask>
  private let stack: MaskStack
  private var maskLayer: LayerID?

  override init(_ modifier: MaskModifier<Mask>, content: Element, node: Node) {
    secondaryNode = SecondaryNode(modifier.mask, node.inputs())
    stack = MaskStack(node: secondaryNode)
    super.init(modifier, content: content, node: node)
    secondaryNode.element = stack.content
    secondaryNode.fill()
    setChildren([content, stack])
    node.adopt(secondaryNode)
  }

  override func replaceContent(_ element: Element) {
    super.replaceContent(element)
    setChildren([element, stack])
  }

  override func modifierDidChange() {
    secondaryNode.update(modifier.mask)
    invalidateLayout()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    content.place(at: bounds.origin, proposal: proposal)
    placeAligned(stack, modifier.alignment, in: bounds, proposal: ProposedViewSize(bounds.size))
  }

  override var drawnChildren: [Element] { [content] }

  override func willRecord() { maskLayer = graph.layer(of: stack) }

  override func record(into layer: inout Layer) {
    layer.mask = maskLayer
  }

  override func wasDropped() {
    stack.dropOwnLayer()
    secondaryNode.unmount()
    node.disown(secondaryNode)
  }
}

/// The layer that a mask's views are drawn into.
private final class MaskStack: WrapperElement {
  init(node: Node) {
    super.init(node: node, content: ZStackElement(node: node))
  }

  override var drawsLayer: Bool { true }
}

extension View {
  /// Sets a clipping shape for this view.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Clips this view to its bounding rectangular frame.
  ///
  /// - Parameter antialiased: whether pixels that the frame covers in part show in part; otherwise
  ///   they show where it covers their middle.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips this view to its bounding frame, with the specified corner radius.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Masks this view using the alpha channel of the given view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks this view using the alpha channel of the given view.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
