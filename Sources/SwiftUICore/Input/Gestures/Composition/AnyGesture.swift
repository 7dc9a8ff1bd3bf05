/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  fileprivate let box: AnyGestureBox<Value>

  /// Creates an instance from another gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    box = TypedGestureBox(gesture)
  }

  /// Creates the recognizer of the wrapped gesture.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    AnyGestureRecognizer(gesture, gesture.box.makeRecognizer(inputs), inputs)
  }
}

nonisolated private class AnyGestureBox<Value> {
  @MainActor func makeRecognizer(_ inputs: _GestureInputs) -> Recognizer<Value> {
    preconditionFailure("A box holds a gesture of its own type.")
  }

  /// Hands the gesture to its recognizer; `false` where the recognizer is one of another gesture.
  @MainActor func update(_ recognizer: Recognizer<Value>) -> Bool { false }
}

nonisolated private final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  private let gesture: G
  init(_ gesture: G) { self.gesture = gesture }

  @MainActor override func makeRecognizer(_ inputs: _GestureInputs) -> Recognizer<G.Value> {
    G.makeRecognizer(gesture, inputs)
  }

  @MainActor override func update(_ recognizer: Recognizer<G.Value>) -> Bool {
    guard let recognizer = recognizer as? GestureRecognizer<G> else { return false }
    recognizer.update(gesture)
    return true
  }
}

@MainActor
private final class AnyGestureRecognizer<Value>: ReplaceableRecognizer<AnyGesture<Value>> {
  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    if let content, gesture.box.update(content) { return }
    replaceContent(with: gesture.box.makeRecognizer(inputs))
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value

  /// Creates the recognizer of the wrapped gesture. `nil` recognizes nothing.
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Wrapped.Value>
  {
    OptionalRecognizer(gesture, gesture.map { Wrapped.makeRecognizer($0, inputs) }, inputs)
  }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {}

@MainActor
private final class OptionalRecognizer<Wrapped: Gesture>: ReplaceableRecognizer<Wrapped?> {
  override func update(_ gesture: Wrapped?) {
    super.update(gesture)
    if let gesture, let content = content as? GestureRecognizer<Wrapped> {
      content.update(gesture)
    } else {
      replaceContent(with: gesture.map { Wrapped.makeRecognizer($0, inputs) })
    }
  }
}
