import LegatoDisplay

/// An element with a layer of its own whose property the modifier animates.
@MainActor
class EffectElement<Modifier>: ModifierElement<Modifier> {
  override var drawsLayer: Bool { true }

  /// The transaction of effects is that of their own place.
  func transaction() -> Transaction { graph.transaction(for: node.childScope) }
}

struct OpacityModifier: PrimitiveModifier {
  var opacity: Double

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    OpacityElement(self, content: content, node: node)
  }
}

private final class OpacityElement: EffectElement<OpacityModifier>, ShowsInPlace, Displaceable {
  private var opacity: AnimatedAttribute<Double>!

  override init(_ modifier: OpacityModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    // The value as it moves: a spring overshoots it, though what is drawn stays within 0…1.
    opacity = AnimatedAttribute(self, "opacity") { [$0] }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let value = modifier.opacity
    if !value.isFinite { graph.report("opacity: \(value) is not finite; 1 is used.", at: node) }
    opacity.set(value.isFinite ? min(max(value, 0), 1) : 1, transaction())
  }

  override func record(into layer: inout Layer) {
    // Springs may pass 0 and 1; what is drawn does not.
    layer.opacity = min(max(opacity.presented, 0), 1)
    layer.isMoving = opacity.isMoving
  }

  override var isHittable: Bool { opacity.model > 0 }
  override var isPerceivable: Bool { isHittable }
}

struct ShadowModifier: PrimitiveModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ShadowElement(self, content: content, node: node)
  }
}

private final class ShadowElement: EffectElement<ShadowModifier> {
  private var color: AnimatedAttribute<AnimatableQuad>!
  private var shape: AnimatedAttribute<AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>!

  override init(_ modifier: ShadowModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    color = AnimatedAttribute(
      self, "shadow color", components: ["red", "green", "blue", "alpha"]
    ) {
      let color = Oklab.color($0)
      return [color.red, color.green, color.blue, color.alpha]
    }
    shape = AnimatedAttribute(self, "shadow", components: ["radius", "x", "y"]) {
      [$0.first, $0.second.first, $0.second.second]
    }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let offset = sanitized(modifier.offset, "shadow")
    color.set(Oklab.vector(modifier.color.display(in: environment)), transaction())
    shape.set(
      AnimatablePair(
        max(0, sanitized(modifier.radius, "shadow")),
        AnimatablePair(offset.width, offset.height)),
      transaction())
  }

  override func record(into layer: inout Layer) {
    let shown = shape.presented
    layer.filters = [
      .shadow(
        Oklab.color(color.presented), radius: max(0, shown.first),
        offset: Point(shown.second.first, shown.second.second))
    ]
  }
}

struct BlurModifier: PrimitiveModifier {
  var radius: CGFloat
  var opaque: Bool

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    BlurElement(self, content: content, node: node)
  }
}

private final class BlurElement: EffectElement<BlurModifier> {
  private var radius: AnimatedAttribute<CGFloat>!

  override init(_ modifier: BlurModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    radius = AnimatedAttribute(self, "blur") { [max(0, $0)] }
    modifierDidChange()
  }

  override func modifierDidChange() {
    radius.set(max(0, sanitized(modifier.radius, "blur")), transaction())
  }

  override func record(into layer: inout Layer) {
    let shown = max(0, radius.presented)
    layer.filters = shown > 0 ? [.blur(radius: shown, opaque: modifier.opaque)] : []
  }
}

extension View {
  /// Sets the transparency of this view.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Adds a shadow to this view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Applies a Gaussian blur to this view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, opaque: opaque))
  }

  /// Hides this view unconditionally.
  nonisolated public func hidden() -> some View { opacity(0).allowsHitTesting(false) }
}
