/// An effect that a view asks for, for the symbols in it.
struct SymbolEffectRequest: Equatable {
  enum Trigger: Equatable {
    /// How often it has been asked for.
    case count(Int)
    case active(Bool)
  }

  /// The number of the node that asks.
  let source: Int
  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions
  let trigger: Trigger
}

private enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectRequest] { [] }
}

extension EnvironmentValues {
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

private struct SymbolEffectView<Content: View, Value: Equatable>: PrimitiveView, WrappingView {
  let content: Content
  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions
  /// What triggers the effect; `nil` where it lasts.
  let value: Value?
  let isActive: Bool

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SymbolEffectNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    SymbolEffectView<C, Value>(
      content: content, kind: kind, options: options, value: value, isActive: isActive)
  }
}

@MainActor
private final class SymbolEffectNode<Content: View, Value: Equatable>: ContentNode<
  SymbolEffectView<Content, Value>, Content
>
{
  private var count = 0
  private var written: EnvironmentStorage!

  override init(_ view: SymbolEffectView<Content, Value>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    written = compute()
    content = Content.makeNode(view.content, self.inputs())
    if let fault = view.options.fault { graph.report("symbolEffect: \(fault).", at: self) }
  }

  private func compute() -> EnvironmentStorage {
    var values = EnvironmentValues(storage: environmentStorage)
    values.symbolEffects.append(
      SymbolEffectRequest(
        source: number, kind: view.kind, options: view.options,
        trigger: view.value == nil ? .active(view.isActive) : .count(count)))
    return values.storage
  }

  private func rewrite() {
    let old = written!
    let new = compute()
    let changed = old.changes(to: new)
    guard !changed.isEmpty else { return }
    written = new
    handDown(changed: changed)
  }

  override var childEnvironment: EnvironmentStorage { written }

  override func update(_ view: SymbolEffectView<Content, Value>) {
    if self.view.value != view.value { count += 1 }
    if self.view.options != view.options, let fault = view.options.fault {
      graph.report("symbolEffect: \(fault).", at: self)
    }
    self.view = view
    rewrite()
    content.update(view.content)
  }

  override func inherit(_ environment: EnvironmentStorage, changed: Set<ObjectIdentifier>) {
    setEnvironment(environment)
    rewrite()
  }
}

extension View {
  /// Returns a new view with a symbol effect added to it.
  ///
  /// - Parameters:
  ///   - effect: An effect for the symbol images in this view; other views do not show it.
  ///   - isActive: Whether the effect is active. Where it no longer is, the symbols come to rest:
  ///     at the end of a cycle, or by moving back.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    SymbolEffectView(
      content: self, kind: effect.configuration.kind, options: options, value: Never?.none,
      isActive: isActive)
  }

  /// Returns a new view with a symbol effect added to it, which plays each time that a value
  /// changes. Where it still plays, it plays once more after its cycle.
  ///
  /// - Parameter effect: An effect for the symbol images in this view; other views do not show it.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    SymbolEffectView(
      content: self, kind: effect.configuration.kind, options: options, value: .some(value),
      isActive: false)
  }

  /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
