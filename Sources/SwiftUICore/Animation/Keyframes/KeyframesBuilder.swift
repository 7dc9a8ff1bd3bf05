/// A builder that combines keyframe content values into a single value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // Keyframes of the value itself: one track.

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(parts: [accumulated, next])
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(parts: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(content: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(content: .second(component))
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content)
    -> KeyframeTrack<Value, Value, Content> where Value == Content.Value
  {
    KeyframeTrack { component }
  }

  // Tracks of its properties.

  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value {
    expression
  }

  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTrackGroup<Value>(parts: [])
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup(parts: [accumulated, next])
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value {
    component
  }
}

/// Several tracks side by side.
struct KeyframeTrackGroup<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  var body: Self { self }

  func _resolve(into tracks: inout _KeyframeTracks<Value>) {
    for part in parts { part._resolve(into: &tracks) }
  }
}
