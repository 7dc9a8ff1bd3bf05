/// A type that defines how an animatable value changes over time.
public protocol CustomAnimation: Hashable, Sendable {
  /// Calculates the value of the animation at the specified time.
  ///
  /// - Parameters:
  ///   - value: the displacement: the target minus the value at the start.
  ///   - time: seconds since the animation started.
  ///   - context: what the animation remembers, and the environment of the view that moves.
  /// - Returns: the part of the displacement that is covered, or `nil` when the animation is over.
  ///
  /// A function of its arguments: it is called 120 times in a second of animation time and once
  /// more for every time that is looked at, where what it does to the context does not count. Where
  /// it keeps nothing in its state, it ends once: no value follows after `nil`. It
  /// sees the environment as it is at that time; where something that it has read changes, it is
  /// asked again at once.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Calculates the velocity of the animation at the specified time, in units per second; `nil`
  /// where it has none to hand over. The default is `nil`.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Determines whether an instance of the animation can merge with another instance, and so take
  /// over what moves; otherwise both are combined. The default is `false`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// No velocity: the default of an animation that hands none over.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// `false`: the default of an animation that is combined with the previous one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// Contextual values that a custom animation can use to manage state and access a view's
/// environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The current state of a custom animation.
  public var state: AnimationState<Value>
  /// Set this to `true` to indicate that an animation is logically complete.
  public var isLogicallyComplete = false
  /// The current environment of the view that created the custom animation.
  public internal(set) var environment: EnvironmentValues
  /// When the animation of our own that was asked last is over, by its own account.
  var foreseen: ForeseenEnd?
  /// What is wrong with the built-in animations that are evaluated, in words; `nil` once the faults
  /// have been reported.
  var faults: [String]?

  init(environment: EnvironmentValues) {
    state = AnimationState()
    self.environment = environment
  }

  /// Creates a new context from this one, with a state of a different type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    context.foreseen = foreseen
    context.faults = faults
    return context
  }
}

/// When an animation of our own says that it ends, in seconds of the clock that it was asked by.
struct ForeseenEnd {
  var end: Double
  var logicalEnd: Double
}

/// A container that stores the state for a custom animation.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// How often something has been written that was not to be worked out again.
  private(set) var revision = 0

  /// Create an empty state container.
  public init() {}

  /// Accesses the state for a custom key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      revision += 1
    }
  }

  /// Keeps what can be worked out again from what the animation is asked.
  mutating func cache<K: AnimationStateKey>(_ value: K.Value, for key: K.Type) {
    values[ObjectIdentifier(key)] = value
  }
}

/// A key for accessing animation state values.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The default value for the animation state key.
  static var defaultValue: Value { get }
}
