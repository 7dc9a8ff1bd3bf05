import LegatoDisplay

/// Puts the elements of effects around the content, as a closure asks for them once the view's place
/// is known. As long as the same kinds of effects are asked for, their elements stay, and what moves
/// in them moves on.
@MainActor
class EffectChainElement<Modifier>: ModifierElement<Modifier>, ScrollFollower {
  /// From the inside to the outside.
  private var effects: [Element] = []

  /// The effects to show now; `nil` where nobody knows the place yet.
  func currentSteps() -> [VisualEffectStep]? { nil }
  /// Whether the effects are others when another part of a scrolled content is seen.
  var followsScrolling: Bool { false }

  override func replaceContent(_ element: Element) {
    guard let inner = effects.first as? WrapperElement, let outer = effects.last else {
      return super.replaceContent(element)
    }
    guard element !== content || element.parent !== inner else { return }
    super.replaceContent(element)
    inner.replaceContent(element)
    setChildren([outer])
  }

  override func modifierDidChange() { apply() }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    apply()
    (effects.last ?? content).place(at: bounds.origin, proposal: proposal)
    if followsScrolling { followScrolling(self) }
  }

  func windowDidChange() {
    guard followsScrolling, node.isMounted else { return }
    graph.withTransaction(Transaction()) { apply() }
  }

  var followsInSteps: Bool { false }
  func windowDidStep() {}

  final func apply() {
    guard let steps = currentSteps() else { return }
    let modifiers = steps.map(\.modifier)
    var fits = modifiers.count == effects.count
    for (modifier, element) in zip(modifiers, effects) where fits {
      fits = Self.fits(modifier, element)
    }
    if fits {
      for (modifier, element) in zip(modifiers, effects) { Self.update(element, modifier) }
    } else {
      rebuild(modifiers)
    }
  }

  private func rebuild(_ modifiers: [any PrimitiveModifier]) {
    for element in effects { element.dropOwnLayer() }
    effects = []
    var inner: Element = content
    for modifier in modifiers {
      inner = Self.wrap(inner, modifier, node)
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

extension ViewGraph {
  /// Runs something that changes what is shown under a transaction of its own, apart from that of the
  /// update that runs or was last.
  func withTransaction(_ own: Transaction, _ body: () -> Void) {
    let saved = transaction
    transaction = own
    defer { transaction = saved }
    body()
  }
}
