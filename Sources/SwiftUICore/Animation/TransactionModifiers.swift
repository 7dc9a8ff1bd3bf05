/// Views whose only work is to change transactions for what they wrap.
nonisolated private protocol TransactionChangingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// Changes the transaction. `didChange`: the watched value has changed in this update.
  @MainActor func change(_ transaction: inout Transaction, didChange: Bool)
  /// Whether the watched value, if any, differs from the previous one.
  @MainActor func watchedValueDiffers(from old: Self) -> Bool
}

@MainActor
extension TransactionChangingView {
  func watchedValueDiffers(from old: Self) -> Bool { false }

  fileprivate static func makeScopedNode(_ view: Self, _ inputs: _ViewInputs) -> ViewNode<Self> {
    TransactionNode(view, inputs)
  }
}

@MainActor
private final class TransactionNode<V: TransactionChangingView>: ContentNode<V, V.Content> {
  private let ownScope: ViewScope

  final class ViewScope: TransactionScope {
    weak var node: TransactionNode<V>?
    var changedIn = -1
    override func transform(_ transaction: inout Transaction) {
      node?.view.change(&transaction, didChange: changedIn == graph.updateID)
    }
  }

  override init(_ view: V, _ inputs: _ViewInputs) {
    ownScope = ViewScope(parent: inputs.scope, graph: inputs.graph)
    super.init(view, inputs)
    ownScope.node = self
    content = V.Content.makeNode(view.content, self.inputs())
  }

  override var childScope: TransactionScope? { ownScope }

  override func update(_ view: V) {
    if view.watchedValueDiffers(from: self.view) { ownScope.changedIn = graph.updateID }
    self.view = view
    ownScope.invalidate()
    content.update(view.content)
  }

}

private struct ValueAnimationView<Content: View, Value: Equatable>: TransactionChangingView,
  WrappingView
{
  let content: Content
  let animation: Animation?
  let value: Value

  func change(_ transaction: inout Transaction, didChange: Bool) {
    if didChange, !transaction.disablesAnimations { transaction.animation = animation }
  }

  func watchedValueDiffers(from old: Self) -> Bool { value != old.value }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeScopedNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    ValueAnimationView<C, Value>(content: content, animation: animation, value: value)
  }
}

private struct AnimationView<Content: View>: TransactionChangingView, WrappingView {
  let content: Content
  let animation: Animation?

  func change(_ transaction: inout Transaction, didChange: Bool) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeScopedNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    AnimationView<C>(content: content, animation: animation)
  }
}

private struct TransactionView<Content: View>: TransactionChangingView, WrappingView {
  let content: Content
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, didChange: Bool) { transform(&transaction) }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeScopedNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    TransactionView<C>(content: content, transform: transform)
  }
}

private struct ValueTransactionView<Content: View, Value: Equatable>: TransactionChangingView,
  WrappingView
{
  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, didChange: Bool) {
    if didChange { transform(&transaction) }
  }

  func watchedValueDiffers(from old: Self) -> Bool { value != old.value }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeScopedNode(view, inputs)
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    ValueTransactionView<C, Value>(content: content, value: value, transform: transform)
  }
}

extension View {
  /// Applies the given animation to this view when the specified value changes.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    ValueAnimationView(content: self, animation: animation, value: value)
  }

  /// Applies the given animation to all animatable values within this view.
  @available(
    iOS, introduced: 13.0, deprecated: 15.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    AnimationView(content: self, animation: animation)
  }

  /// Applies the given transaction mutation function to all animations used within the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    TransactionView(content: self, transform: transform)
  }

  /// Applies the given transaction mutation function to all animations used within the view when
  /// the specified value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(content: self, value: value, transform: transform)
  }
}
