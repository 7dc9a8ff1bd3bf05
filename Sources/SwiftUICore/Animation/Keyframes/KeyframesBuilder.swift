/// A builder that combines keyframe content values into a single value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // Keyframes of the value itself: one track.

  /// Takes a keyframe of the value itself as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  /// Keyframes that leave the value as it is.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>(parts: [])
  }

  /// Starts the only track with its first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  /// Continues the only track with the next keyframes.
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
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(content: .first(component))
  }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(content: .second(component))
  }

  /// Makes one track of keyframes of the value itself.
  public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content)
    -> KeyframeTrack<Value, Value, Content> where Value == Content.Value
  {
    KeyframeTrack { component }
  }

  // Tracks of its properties.

  /// Takes a track, or a group of tracks, as it is.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value {
    expression
  }

  /// Keyframes without tracks.
  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTrackGroup<Value>(parts: [])
  }

  /// Starts the group with its first track.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value {
    first
  }

  /// Adds a track that runs in parallel to those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTrackGroup(parts: [accumulated, next])
  }

  /// Takes the group of tracks as it is.
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
