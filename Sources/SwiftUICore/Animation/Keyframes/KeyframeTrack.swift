/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// The type of the value whose property the track animates.
  @_implements(Keyframes,Value) public typealias _KeyframesValue = Root

  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates an instance that animates the entire value from the root of the key path.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates an instance that animates the property of the root value at the given key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself, which is not made of others.
  public var body: Self { self }

  /// Adds the track, with its keyframes in order, to the tracks of the root value.
  public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Value>()
    content._append(to: &list)
    tracks.append(list, at: keyPath)
  }
}
