/// The builder that creates keyframe track content from the keyframes that you define within a
/// closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe, or a group of keyframes, as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  /// A track without keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [])
  }

  /// Starts the track with its first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  /// Continues the track with the next keyframes.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(parts: [accumulated, next])
  }

  /// The keyframes of all passes of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(parts: components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(content: .first(component))
  }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(content: .second(component))
  }

  /// A conditional result from the result builder.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    enum Content {
      case first(First)
      case second(Second)
    }
    let content: Content

    /// The content itself, which is not made of others.
    public var body: Self { self }

    /// Appends the keyframes of the branch that was taken.
    public func _append(to keyframes: inout _KeyframeList<ConditionalValue>) {
      switch content {
      case .first(let content): content._append(to: &keyframes)
      case .second(let content): content._append(to: &keyframes)
      }
    }
  }
}

/// Several groups of keyframes, one after the other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let parts: [any KeyframeTrackContent<Value>]

  var body: Self { self }

  func _append(to keyframes: inout _KeyframeList<Value>) {
    for part in parts { part._append(to: &keyframes) }
  }
}
