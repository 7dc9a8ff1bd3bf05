/// The scope of a closure of modifiers: they see the changed transaction, and what they are
/// written on sees the one outside.
///
/// Frames of what is drawn are another matter: inside a closure they move with the transaction
/// outside of the outermost one.
@MainActor
class BodyScope: TransactionScope {
  private var change: (inout Transaction) -> Void
  /// The content that the closure's modifiers are applied to; each update brings a new one.
  private var source: PlaceholderSource?

  required init(
    parent: TransactionScope?, graph: ViewGraph, source: PlaceholderSource?,
    change: @escaping (inout Transaction) -> Void
  ) {
    self.change = change
    self.source = source
    super.init(parent: parent, graph: graph)
  }

  func update(source: PlaceholderSource?, change: @escaping (inout Transaction) -> Void) {
    self.source = source
    self.change = change
    invalidate()
  }

  override func transform(_ transaction: inout Transaction) { change(&transaction) }

  override var outermostBody: BodyScope? { super.outermostBody ?? self }

  override func outside(_ source: PlaceholderSource) -> TransactionScope?? {
    self.source === source ? .some(parent) : super.outside(source)
  }
}

/// Modifiers written in a closure, with a transaction of their own.
struct TransactionBodyView<Body: View, Scope: BodyScope>: PrimitiveView {
  let content: Body
  let source: PlaceholderSource?
  let scope: Scope.Type
  let change: (inout Transaction) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    TransactionBodyNode(view, inputs)
  }
}

@MainActor
private final class TransactionBodyNode<Body: View, Scope: BodyScope>: ContentNode<
  TransactionBodyView<Body, Scope>, Body
>
{
  private let ownScope: BodyScope

  override init(_ view: TransactionBodyView<Body, Scope>, _ inputs: _ViewInputs) {
    ownScope = view.scope.init(
      parent: inputs.scope, graph: inputs.graph, source: view.source, change: view.change)
    super.init(view, inputs)
    content = Body.makeNode(view.content, self.inputs())
  }

  override var childScope: TransactionScope? { ownScope }

  override func update(_ view: TransactionBodyView<Body, Scope>) {
    self.view = view
    ownScope.update(source: view.source, change: view.change)
    content.update(view.content)
  }
}

extension View {
  /// Applies the given animation to all animatable values within the `body` closure.
  ///
  /// The modifiers in the closure animate with it, in every update; the view that they are written
  /// on keeps the animation that it has outside. Where the transaction disables animations, the
  /// modifier does nothing.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let source = ViewSource(self)
    return TransactionBodyView(
      content: body(PlaceholderContentView(source: source)), source: source, scope: BodyScope.self
    ) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Applies the given transaction mutation function to all animations used within the `body`
  /// closure.
  ///
  /// The view that the closure's modifiers are written on keeps the transaction outside.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let source = ViewSource(self)
    return TransactionBodyView(
      content: body(PlaceholderContentView(source: source)), source: source,
      scope: BodyScope.self, change: transform)
  }
}
