import LegatoMotion

/// A group of keyframes that define an interpolation curve of an animatable value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the keyframes move.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the content that the keyframes are made of.
  associatedtype Body: KeyframeTrackContent

  /// The composition of content that comprise the keyframe track.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to those that come before them.
  func _append(to keyframes: inout _KeyframeList<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends the keyframes of the body to those of the track.
  public func _append(to keyframes: inout _KeyframeList<Value>) { body._append(to: &keyframes) }
}

/// The keyframes of one track, in order.
public struct _KeyframeList<Value: Animatable> {
  typealias Vector = KeyframeVector<Value.AnimatableData>

  private(set) var keyframes: [Keyframe<Vector>] = []
  /// What is wrong with the numbers of the keyframes, in words.
  private(set) var faults: [String] = []

  /// Adds a keyframe. A negative, infinite or NaN duration is treated as 0.
  mutating func append(_ target: Value, duration: TimeInterval?, kind: Keyframe<Vector>.Kind) {
    let keyframe = Keyframe(Vector(target.animatableData), duration: duration, kind: kind)
    if let duration, duration != keyframe.duration {
      faults.append("the duration \(duration) is not a number from 0 up; 0 is used")
    }
    if case .spring(let spring, _) = kind, duration == nil, !spring.isDamped {
      faults.append(
        "a spring without damping never settles; \(keyframe.duration) s of it are played")
    }
    if !keyframe.target.isFinite { faults.append("a value is not finite") }
    keyframes.append(keyframe)
  }
}
