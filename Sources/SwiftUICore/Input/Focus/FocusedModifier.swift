struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  var binding: FocusState<Value>.Binding
  var value: Value

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    FocusedElement(self, content: content, node: node)
  }
}

private final class FocusedElement<Value: Hashable>: ModifierElement<FocusedModifier<Value>>,
  FocusScope
{
  private let nowhere: FocusLocation<Value>

  override init(_ modifier: FocusedModifier<Value>, content: Element, node: Node) {
    nowhere = FocusLocation(modifier.binding.unfocused, node: node)
    super.init(modifier, content: content, node: node)
    graph.focus.add(self)
  }

  private var location: FocusLocation<Value> { modifier.binding.location ?? nowhere }
  var focusLocation: any FocusLocating { location }
  var isWanted: Bool { !location.isUnfocused && location.get() == modifier.value }
  func notifyFocused() { location.notify(modifier.value) }

  override func wasDropped() {
    super.wasDropped()
    graph.focus.remove(self)
  }
}

extension View {
  /// Modifies this view by binding its focus state to the given Boolean state value.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Modifies this view by binding its focus state to the given state value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  )
    -> some View
  {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}

/// Prioritizations for default focus preferences when evaluating where to move focus in different
/// circumstances.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// Use the default focus preference when focus moves into the affected branch automatically.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Always use the default focus preference when focus moves into the affected branch.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Defines a region of the window in which default focus is evaluated by assigning a value to a
  /// given focus state binding: when the view appears and the state has no value.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value }
    }
  }
}
