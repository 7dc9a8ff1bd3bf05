/// A description of how a value changes over time, modeled using keyframes.
///
/// Tracks run side by side from the start. A track that is shorter than others holds its last
/// value, a property without a track keeps its initial value, and where several tracks write one
/// property the last of them wins.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [AnyResolvedTrack<Value>]
  /// What is wrong with the numbers of the keyframes, in words; empty where all is well.
  let faults: [String]

  /// The duration of the content in seconds: that of the longest track; 0 or more, and finite.
  public let duration: TimeInterval

  /// Creates a new instance using the initial value and content that you provide.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  /// - Parameter predecessor: The timeline that is interrupted, and how long it has been played:
  ///   cubic and spring keyframes at the start of a track go on with its velocity.
  init(
    _ initialValue: Value, _ keyframes: some Keyframes<Value>,
    takingOverFrom predecessor: (KeyframeTimeline, Double)? = nil
  ) {
    var resolved = _KeyframeTracks(initialValue, takingOverFrom: predecessor)
    keyframes._resolve(into: &resolved)
    self.initialValue = initialValue
    tracks = resolved.tracks
    faults = resolved.faults
    duration = resolved.tracks.reduce(0) { max($0, $1.duration) }
  }

  /// Returns the interpolated value at the given time: before 0 the initial value, after the end
  /// the last one. NaN is treated as 0.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(to: &value, at: time) }
    return value
  }

  /// Returns the interpolated value at the given progress in the range zero to one. A
  /// value outside is clamped, NaN is treated as 0.
  public func value(progress: Double) -> Value {
    value(time: progress >= 1 ? duration : progress > 0 ? progress * duration : 0)
  }

  /// The last track of a property.
  func track(of keyPath: PartialKeyPath<Value>) -> AnyResolvedTrack<Value>? {
    tracks.last { $0.keyPath == keyPath }
  }
}
