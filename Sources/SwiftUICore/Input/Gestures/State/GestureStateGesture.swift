/// A gesture that updates the state provided by a gesture's updating callback.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the originating gesture.
  public typealias Value = Base.Value

  /// The originating gesture.
  public var base: Base
  /// A value that changes as the user performs the gesture.
  public var state: GestureState<State>
  /// The updating gesture containing the originating gesture's value, the updated state of the
  /// gesture, and a transaction.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a new gesture that's the result of an ongoing gesture.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  /// Creates the recognizer of the originating gesture, which updates the state.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    StateRecognizer(gesture, Base.makeRecognizer(gesture.base, inputs), inputs)
  }
}

@MainActor
private final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<
  GestureStateGesture<Base, State>, Base
>
{
  /// The version of the value that the state was updated with last.
  private var updated: Int?

  override func update(_ gesture: GestureStateGesture<Base, State>) {
    super.update(gesture)
    content.update(gesture.base)
  }

  override var phase: GesturePhase<Base.Value> { content.phase }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    super.dispatch(actions, isOpen: isOpen)
    let gesture = gesture
    if status.isOver {
      guard updated != nil else { return }
      updated = nil
      actions.resets.append { gesture.state.goBack() }
    } else if isOpen, let value = phase.value, updated != version {
      updated = version
      actions.updates.append {
        gesture.state.update { gesture.body(value, &$0, &$1) }
      }
    }
  }
}

extension Gesture {
  /// Updates the provided gesture state property as the gesture's value changes.
  ///
  /// `body` receives the gesture's value, the state to change, and the transaction of the change,
  /// which tracks the velocity of what changes.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
