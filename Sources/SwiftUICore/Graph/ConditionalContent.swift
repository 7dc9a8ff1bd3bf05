/// View content that shows one of two possible children.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Stops the program: the runtime presents the content, and there is no body to call.
  public var body: Never {
    preconditionFailure("A conditional is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the branch that was taken.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ConditionalNode(view, inputs)
  }
}

@MainActor
private final class ConditionalNode<T: View, F: View>: BranchingNode<_ConditionalContent<T, F>> {
  init(_ view: _ConditionalContent<T, F>, _ inputs: _ViewInputs) {
    super.init(inputs)
    switch view.storage {
    case .trueContent(let content): branches.reset(true, T.makeNode(content, self.inputs()))
    case .falseContent(let content): branches.reset(false, F.makeNode(content, self.inputs()))
    }
  }

  override func update(_ view: _ConditionalContent<T, F>) {
    switch view.storage {
    case .trueContent(let content):
      branches.update(true, make: { T.makeNode(content, $0) }) {
        unsafeDowncast($0, to: ViewNode<T>.self).update(content)
      }
    case .falseContent(let content):
      branches.update(false, make: { F.makeNode(content, $0) }) {
        unsafeDowncast($0, to: ViewNode<F>.self).update(content)
      }
    }
  }

}

extension Optional: View where Wrapped: View {
  /// An optional view has no body: it is presented by the runtime.
  public typealias Body = Never
  /// Stops the program: the runtime presents the content, and there is no body to call.
  public var body: Never {
    preconditionFailure("An optional view is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the wrapped view, where there is one.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    OptionalNode(view, inputs)
  }
}

@MainActor
private final class OptionalNode<Wrapped: View>: BranchingNode<Wrapped?> {
  init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(inputs)
    if let view { branches.reset(true, Wrapped.makeNode(view, self.inputs())) }
  }

  override func update(_ view: Wrapped?) {
    guard let view else { return branches.update([], make: { _, _ in self }, refresh: { _, _ in }) }
    branches.update(true, make: { Wrapped.makeNode(view, $0) }) {
      unsafeDowncast($0, to: ViewNode<Wrapped>.self).update(view)
    }
  }

}

extension _ConditionalContent: MultiView {}

extension Optional: MultiView {}
