/// A gesture that calls an action whenever its value is another one.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  /// The value of the observed gesture.
  public typealias Value = Content.Value
  fileprivate let content: Content
  fileprivate let action: (Content.Value) -> Void

  /// Creates the recognizer of the observed gesture, which calls the action.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    ChangedRecognizer(gesture, Content.makeRecognizer(gesture.content, inputs), inputs)
  }
}

@MainActor
private final class ChangedRecognizer<Content: Gesture>: WrappingRecognizer<
  _ChangedGesture<Content>, Content
>
where Content.Value: Equatable {
  private var last: Content.Value?

  override func update(_ gesture: _ChangedGesture<Content>) {
    super.update(gesture)
    content.update(gesture.content)
  }

  override var phase: GesturePhase<Content.Value> { content.phase }

  override func reset() {
    super.reset()
    last = nil
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    super.dispatch(actions, isOpen: isOpen)
    guard isOpen, !status.isOver, let value = phase.value, value != last else { return }
    last = value
    actions.changes.append { [gesture] in gesture.action(value) }
  }
}

/// A gesture that calls an action when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the observed gesture.
  public typealias Value = Content.Value
  fileprivate let content: Content
  fileprivate let action: (Content.Value) -> Void

  /// Creates the recognizer of the observed gesture, which calls the action.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    EndedRecognizer(gesture, Content.makeRecognizer(gesture.content, inputs), inputs)
  }
}

@MainActor
private final class EndedRecognizer<Content: Gesture>: WrappingRecognizer<
  _EndedGesture<Content>, Content
>
{
  private var isReported = false

  override func update(_ gesture: _EndedGesture<Content>) {
    super.update(gesture)
    content.update(gesture.content)
  }

  override var phase: GesturePhase<Content.Value> { content.phase }

  override func reset() {
    super.reset()
    isReported = false
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    super.dispatch(actions, isOpen: isOpen)
    guard isOpen, !isReported, case .ended(let value) = phase else { return }
    isReported = true
    actions.ends.append { [gesture] in gesture.action(value) }
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  fileprivate let content: Content
  fileprivate let transform: (Content.Value) -> Value

  /// Creates the recognizer of the original gesture, whose value is transformed.
  @MainActor
  public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs)
    -> _GestureOutputs<Value>
  {
    MapRecognizer(gesture, Content.makeRecognizer(gesture.content, inputs), inputs)
  }
}

@MainActor
private final class MapRecognizer<Content: Gesture, Value>: WrappingRecognizer<
  _MapGesture<Content, Value>, Content
>
{
  override func update(_ gesture: _MapGesture<Content, Value>) {
    super.update(gesture)
    content.update(gesture.content)
  }

  override var phase: GesturePhase<Value> { content.phase.map(gesture.transform) }
}

extension Gesture {
  /// Adds an action to perform when the gesture ends. It is not called where the gesture is
  /// cancelled.
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture that uses the given closure to map over this gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action to perform when the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void)
    -> _ChangedGesture<Self>
  {
    _ChangedGesture(content: self, action: action)
  }
}
