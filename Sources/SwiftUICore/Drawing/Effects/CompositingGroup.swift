import LegatoDisplay

/// The set of possible working color spaces for color-compositing operations. Linear ones do not exist
/// here: all compositing is done on sRGB-encoded components.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The non-linear sRGB color space.
  case nonLinear
}

struct CompositingGroupModifier: PrimitiveModifier {
  /// Whether what nothing is drawn on is black.
  var isOpaque = false

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    CompositingGroupElement(self, content: content, node: node)
  }
}

private final class CompositingGroupElement: EffectElement<CompositingGroupModifier> {
  private var frame: FrameAttribute?

  override init(_ modifier: CompositingGroupModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    if modifier.isOpaque { frame = FrameAttribute(self) }
  }

  override func modifierDidChange() {
    if modifier.isOpaque, frame == nil {
      frame = FrameAttribute(self)
      frame?.set(CGRect(origin: origin, size: size))
    }
    setNeedsRecord()
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame?.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func record(into layer: inout Layer) {
    layer.isGroup = true
    layer.commands = []
    if modifier.isOpaque, let frame {
      layer.commands = [.fill(.rect(frame.shown), .color(.black), evenOdd: false)]
    }
  }
}

extension View {
  /// Wraps this view in a compositing group: what it holds is drawn apart before it is laid over what
  /// is behind, so that blend modes in it see nothing beyond.
  nonisolated public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }

  /// Composites this view's contents into an offscreen image before final display.
  ///
  /// - Parameters:
  ///   - opaque: whether the image has no alpha: where nothing is drawn in the view's frame, it is
  ///     black.
  ///   - colorMode: the colour space to composite in; another one than `nonLinear` is reported.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  )
    -> some View
  {
    modifier(CompositingGroupModifier(isOpaque: opaque))
      .reportsIgnored(
        colorMode == .nonLinear ? nil : "drawingGroup(colorMode:): colors are composited in sRGB.")
  }
}
