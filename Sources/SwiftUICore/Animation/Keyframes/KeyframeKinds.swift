import LegatoMotion

/// A keyframe that uses simple linear interpolation.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a new keyframe using the given value and timestamp.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: Seconds from the keyframe before. What is not a positive, finite number counts
  ///     as 0.
  ///   - timingCurve: A unit curve that controls the speed of interpolation.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  /// The keyframe itself, which is not made of others.
  public var body: Self { self }

  /// Appends the keyframe to those of its track.
  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.append(to, duration: duration, kind: .linear(timingCurve.easing))
  }
}

/// A keyframe that uses a cubic curve to smoothly interpolate between values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a new keyframe using the given value and timestamp.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: Seconds from the keyframe before. What is not a positive, finite number counts
  ///     as 0.
  ///   - startVelocity: The velocity at the beginning of the segment, per second; `nil` is the one
  ///     that keeps the motion smooth.
  ///   - endVelocity: The velocity at the end of the segment, likewise.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  /// The keyframe itself, which is not made of others.
  public var body: Self { self }

  /// Appends the keyframe to those of its track.
  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.append(
      to, duration: duration,
      kind: .cubic(
        startVelocity: startVelocity.map { KeyframeVector($0.animatableData) },
        endVelocity: endVelocity.map { KeyframeVector($0.animatableData) }))
  }
}

/// A keyframe that uses a spring function to interpolate to the given value.
///
/// The spring is cut off at the end of its duration; the value reached by then is held, or is where
/// the next keyframe starts.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a new keyframe using the given value and timestamp.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: Seconds from the keyframe before, or `nil` to use the settling duration of the
  ///     spring. A number that is not positive and finite is treated as 0.
  ///   - spring: The spring that defines the shape of the segment before this keyframe.
  ///   - startVelocity: The velocity at the start of the segment, per second; `nil` is the one that
  ///     keeps the motion smooth.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  /// The keyframe itself, which is not made of others.
  public var body: Self { self }

  /// Appends the keyframe to those of its track.
  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.append(
      to, duration: duration,
      kind: .spring(
        spring.model, startVelocity: startVelocity.map { KeyframeVector($0.animatableData) }))
  }
}

/// A keyframe that immediately moves to the given value without interpolating.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// Creates a new keyframe using the given value.
  public init(_ to: Value) {
    self.to = to
  }

  /// The keyframe itself, which is not made of others.
  public var body: Self { self }

  /// Appends the keyframe to those of its track.
  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.append(to, duration: nil, kind: .move)
  }
}
