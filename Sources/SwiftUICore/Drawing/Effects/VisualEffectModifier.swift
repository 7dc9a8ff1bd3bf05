struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    VisualEffectElement(self, content: content, node: node)
  }
}

private final class VisualEffectElement<Effect: VisualEffect>: EffectChainElement<
  VisualEffectModifier<Effect>
>, AsksForPlace
{
  var asksForPlace = false
  private var geometry: GeometryProxy?

  override var followsScrolling: Bool { asksForPlace }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    geometry = proxy
    super.placeChildren(in: bounds, proposal: proposal)
  }

  override func windowDidChange() {
    guard geometry != nil, node.isMounted else { return }
    geometry = proxy
    super.windowDidChange()
  }

  private var proxy: GeometryProxy {
    GeometryProxy(
      size: size, origin: surfaceOrigin, element: self, safeAreaInsets: safeAreaInsets)
  }

  override func currentSteps() -> [VisualEffectStep]? {
    geometry.map { modifier.effect(EmptyVisualEffect(), $0).steps }
  }
}

extension VisualEffect {
  /// The effects one after the other, the innermost first.
  var steps: [VisualEffectStep] { (self as? VisualEffectChain)?.steps ?? [] }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry
  /// proxy.
  ///
  /// The closure is called whenever the view's size or place, or what the closure reads, is another
  /// one: in every frame in which it is scrolled, where the closure asks where the view is. What it
  /// returns moves as the same effects on a view do.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
