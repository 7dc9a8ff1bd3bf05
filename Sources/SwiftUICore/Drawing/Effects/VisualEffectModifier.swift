import LegatoDisplay

struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    VisualEffectElement(self, content: content, node: node)
  }
}

/// Puts the elements of effects around the content, as they are asked for when the view's place and
/// size are known. As long as the same kinds of effects are asked for, their elements stay, and what
/// moves in them moves on.
private final class VisualEffectElement<Effect: VisualEffect>: ModifierElement<
  VisualEffectModifier<Effect>
>
{
  /// From the inside to the outside.
  private var effects: [Element] = []
  private var geometry: GeometryProxy?

  override func replaceContent(_ element: Element) {
    guard let inner = effects.first as? WrapperElement, let outer = effects.last else {
      return super.replaceContent(element)
    }
    guard element !== content || element.parent !== inner else { return }
    super.replaceContent(element)
    inner.replaceContent(element)
    setChildren([outer])
  }

  override func modifierDidChange() {
    if geometry != nil { apply() }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let known = GeometryProxy(
      size: bounds.size, origin: surfaceOrigin, safeAreaInsets: safeAreaInsets)
    if geometry?.size != known.size || geometry?.origin != known.origin {
      geometry = known
      apply()
    }
    (effects.last ?? content).place(at: bounds.origin, proposal: proposal)
  }

  private var steps: [VisualEffectStep] {
    guard let geometry else { return [] }
    let effect = modifier.effect(EmptyVisualEffect(), geometry)
    return (effect as? VisualEffectChain)?.steps ?? []
  }

  private func apply() {
    let modifiers = steps.map(\.modifier)
    var fits = modifiers.count == effects.count
    for (modifier, element) in zip(modifiers, effects) where fits {
      fits = Self.fits(modifier, element)
    }
    if fits {
      for (modifier, element) in zip(modifiers, effects) { Self.update(element, modifier) }
    } else {
      rebuild()
    }
  }

  private func rebuild() {
    for element in effects { element.dropOwnLayer() }
    effects = []
    var inner: Element = content
    for step in steps {
      inner = Self.wrap(inner, step.modifier, node)
      effects.append(inner)
    }
    setChildren([inner])
  }

  private static func wrap<M: PrimitiveModifier>(_ inner: Element, _ modifier: M, _ node: Node)
    -> Element
  {
    modifier.makeElement(around: inner, node: node)
  }

  private static func fits<M: PrimitiveModifier>(_ modifier: M, _ element: Element) -> Bool {
    guard let element = element as? ModifierElement<M> else { return false }
    if let new = modifier as? ColorEffectModifier,
      let old = element.modifier as? ColorEffectModifier
    {
      return new.kind == old.kind
    }
    return true
  }

  private static func update<M: PrimitiveModifier>(_ element: Element, _ modifier: M) {
    (element as? ModifierElement<M>)?.setModifier(modifier)
  }

  override func wasDropped() {
    for element in effects { element.dropOwnLayer() }
    effects = []
  }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry
  /// proxy.
  ///
  /// The closure is called whenever the view's size or place, or what the closure reads, is another
  /// one. What it returns moves as the same effects on a view do.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
