/// An element that a ``SymbolEffectTransition`` around it changes.
@MainActor
protocol SymbolTransitionTarget: AnyObject {
  /// Sets what the transition does to the symbol, beside its own effects.
  func setTransition(_ look: SymbolLook)
}
