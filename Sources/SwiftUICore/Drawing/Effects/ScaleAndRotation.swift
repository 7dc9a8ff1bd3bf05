import LegatoDisplay

struct ScaleModifier: PrimitiveModifier {
  var scale: CGSize
  var anchor: UnitPoint

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ScaleElement(self, content: content, node: node)
  }
}

private final class ScaleElement: BarrierElement<ScaleModifier> {
  typealias Data = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  private var scale: AnimatedAttribute<Data>!

  override init(_ modifier: ScaleModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    scale = AnimatedAttribute(self, "scale", components: ["x", "y"]) {
      [$0.first.first, $0.first.second]
    }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let size = CGSize(
      width: sanitized(modifier.scale.width, else: 1, "scaleEffect"),
      height: sanitized(modifier.scale.height, else: 1, "scaleEffect"))
    let anchor = sanitized(modifier.anchor, "scaleEffect")
    scale.set(AnimatablePair(size.animatableData, anchor.animatableData), transaction())
  }

  override func effect(_ size: Size) -> Transform {
    let shown = scale.presented
    var anchor = UnitPoint()
    anchor.animatableData = shown.second
    return .scale(shown.first.first, shown.first.second, about: anchorPoint(anchor, size))
  }
}

struct RotationModifier: PrimitiveModifier {
  var angle: Angle
  var anchor: UnitPoint

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    RotationElement(self, content: content, node: node)
  }
}

private final class RotationElement: BarrierElement<RotationModifier> {
  private var rotation: AnimatedAttribute<AnimatablePair<Double, UnitPoint.AnimatableData>>!

  override init(_ modifier: RotationModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    rotation = AnimatedAttribute(self, "rotation") { [$0.first / unitScale * 180 / .pi] }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let angle = Angle(radians: sanitized(modifier.angle.radians, "rotationEffect"))
    let anchor = sanitized(modifier.anchor, "rotationEffect")
    rotation.set(AnimatablePair(angle.animatableData, anchor.animatableData), transaction())
  }

  override func effect(_ size: Size) -> Transform {
    let shown = rotation.presented
    var anchor = UnitPoint()
    anchor.animatableData = shown.second
    let radians = shown.first / unitScale
    return .rotation(
      sine: sin(radians), cosine: cos(radians), about: anchorPoint(anchor, size))
  }
}

extension View {
  /// Scales this view's rendered output by the given vertical and horizontal size amounts.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Scales this view's rendered output by the given amount in both directions.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales this view's rendered output by the given horizontal and vertical amounts.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates a view's rendered output in two dimensions around the specified point.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }
}
