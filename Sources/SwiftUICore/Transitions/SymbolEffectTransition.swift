/// A transition that applies the appear, disappear, draw-on or draw-off symbol effect to symbol
/// images within the inserted or removed view hierarchy. Other views are unaffected.
public struct SymbolEffectTransition: Transition {
  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions

  /// Creates a transition from a symbol effect.
  ///
  /// - Parameters:
  ///   - effect: The effect that is played on insertion and removal.
  ///   - options: The speed of the effect.
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    kind = effect.configuration.kind
    self.options = options
  }

  /// Applies the effect to the symbols of the content.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      SymbolTransitionModifier(
        kind: kind, rate: options.sanitizedRate, amount: phase.isIdentity ? 0 : 1))
  }
}

private struct SymbolTransitionModifier: PrimitiveModifier {
  let kind: SymbolEffectConfiguration.Kind
  let rate: Double
  let amount: Double

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SymbolTransitionElement(self, content: content, node: node)
  }
}

private final class SymbolTransitionElement: EffectElement<SymbolTransitionModifier> {
  private var amount: AnimatedAttribute<Double>!

  override init(_ modifier: SymbolTransitionModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    amount = AnimatedAttribute(self, modifier.kind.name) { [$0] }
    modifierDidChange()
  }

  override func modifierDidChange() {
    var transaction = transaction()
    if modifier.rate != 1 { transaction.animation = transaction.animation?.speed(modifier.rate) }
    amount.set(modifier.amount, transaction)
  }

  override func willRecord() {
    let look = modifier.kind.look(held: amount.presented, reducesMotion: false)
    func visit(_ element: Element) {
      (element as? any SymbolTransitionTarget)?.setTransition(look)
      element.children.forEach(visit)
    }
    visit(content)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that applies the default symbol effect transition to symbol images within the
  /// inserted or removed view hierarchy. Other views are unaffected by this transition.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Creates a transition that applies the provided effect to symbol images within the inserted
  /// or removed view hierarchy. Other views are unaffected by this transition.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension ContentTransition {
  /// A content transition that applies the default symbol effect transition to symbol images.
  /// Other views are unaffected by this transition.
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

  /// Creates a content transition that applies the symbol replace effect to symbol images.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let form: ReplaceSymbolEffect.Form =
      if case .replace(let form) = effect.configuration.kind { form } else { .downUp }
    return ContentTransition(.symbolEffect(form, rate: options.sanitizedRate))
  }
}
