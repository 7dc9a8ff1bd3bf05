/// A container that animates its content with keyframes.
///
/// The `content` closure is called once in every frame while the keyframes are played, and nothing
/// above it is. Animations around the container do not act on the value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
  /// When the keyframes are played.
  enum Mode: Equatable {
    case repeating(Bool)
    case triggered(ChangeTrigger)
  }

  let initialValue: Value
  let mode: Mode
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
  /// Whether the animator is a view of its own, or only changes one.
  var isModifier = false

  /// Loops the given keyframes continuously, updating the view using the modifiers you apply in
  /// `body`.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value that the keyframes will animate from.
  ///   - repeating: Whether the keyframes are currently repeating. If false, the value at the
  ///     beginning of the keyframe timeline is given to the content closure.
  ///   - content: Makes the view from the interpolated value.
  ///   - keyframes: Keyframes defining how the value changes over time. Called when the loop
  ///     starts; a timeline that takes no time shows its last value.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Plays the given keyframes when the given trigger value changes, updating the view using the
  /// modifiers you apply in `body`.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value that the keyframes will animate from.
  ///   - trigger: A value to observe for changes.
  ///   - content: Makes the view from the interpolated value.
  ///   - keyframes: Keyframes defining how the value changes over time. Called at each change,
  ///     with the current value where keyframes are being played, else with `initialValue`.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .triggered(ChangeTrigger(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  func asModifier() -> Self {
    var copy = self
    copy.isModifier = true
    return copy
  }
}

extension KeyframeAnimator: PrimitiveView {
  /// Creates the node that plays the keyframes.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    KeyframeAnimatorNode(view, inputs)
  }
}

extension View {
  /// Loops the given keyframes continuously, updating the view using the modifiers you apply in
  /// `body`.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value that the keyframes will animate from.
  ///   - repeating: Whether the keyframes are currently repeating. If false, the value at the
  ///     beginning of the keyframe timeline is given to the content closure.
  ///   - content: Makes the view from a proxy of the modified view, and the
  ///     interpolated value.
  ///   - keyframes: Keyframes defining how the value changes over time.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes
    ).asModifier()
  }

  /// Plays the given keyframes when the given trigger value changes, updating the view using the
  /// modifiers you apply in `body`.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value that the keyframes will animate from.
  ///   - trigger: A value to observe for changes.
  ///   - content: Makes the view from a proxy of the modified view, and the
  ///     interpolated value.
  ///   - keyframes: Keyframes defining how the value changes over time. Called at each change,
  ///     with the current value where keyframes are being played, else with `initialValue`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes
    ).asModifier()
  }
}
