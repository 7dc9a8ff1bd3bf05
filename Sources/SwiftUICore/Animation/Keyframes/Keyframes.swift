/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
  /// The type of value animated by this keyframes type.
  associatedtype Value = Self.Body.Value
  /// The type of keyframes representing the body of this type.
  associatedtype Body: Keyframes

  /// The composition of content that comprise the keyframes.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Makes the tracks of the keyframes ready to be evaluated.
  func _resolve(into tracks: inout _KeyframeTracks<Self.Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body to those of the value.
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}
