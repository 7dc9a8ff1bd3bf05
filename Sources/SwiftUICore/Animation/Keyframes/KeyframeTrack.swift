import LegatoMotion

/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
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

  public var body: Self { self }

  public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Value>()
    content._append(to: &list)
    tracks.append(list, at: keyPath)
  }
}

/// Tracks made ready to be evaluated, for one initial value.
public struct _KeyframeTracks<Root> {
  let initialValue: Root
  /// The timeline that the tracks take over from, and the time that it has been played for.
  let predecessor: (timeline: KeyframeTimeline<Root>, time: Double)?
  private(set) var tracks: [AnyResolvedTrack<Root>] = []
  private(set) var faults: [String] = []

  init(
    _ initialValue: Root, takingOverFrom predecessor: (KeyframeTimeline<Root>, Double)? = nil
  ) {
    self.initialValue = initialValue
    self.predecessor = predecessor
  }

  mutating func append<Property: Animatable>(
    _ list: _KeyframeList<Property>, at keyPath: WritableKeyPath<Root, Property>
  ) {
    faults += list.faults
    let before = predecessor?.timeline.track(of: keyPath) as? ResolvedTrack<Root, Property>
    let velocity = predecessor.flatMap { before?.motion.velocity(at: $0.time) }
    let motion = KeyframeTrackMotion(
      from: KeyframeVector(initialValue[keyPath: keyPath].animatableData),
      velocity: velocity ?? .zero, through: list.keyframes)
    tracks.append(ResolvedTrack(keyPath: keyPath, motion: motion))
  }
}

/// A track of any property.
class AnyResolvedTrack<Root> {
  let keyPath: PartialKeyPath<Root>
  /// Seconds.
  let duration: Double

  init(keyPath: PartialKeyPath<Root>, duration: Double) {
    self.keyPath = keyPath
    self.duration = duration
  }

  /// Sets the property to its value at `time`.
  func apply(to root: inout Root, at time: Double) {}
}

private final class ResolvedTrack<Root, Property: Animatable>: AnyResolvedTrack<Root> {
  typealias Vector = KeyframeVector<Property.AnimatableData>
  let path: WritableKeyPath<Root, Property>
  let motion: KeyframeTrackMotion<Vector>

  init(keyPath: WritableKeyPath<Root, Property>, motion: KeyframeTrackMotion<Vector>) {
    path = keyPath
    self.motion = motion
    super.init(keyPath: keyPath, duration: motion.duration)
  }

  override func apply(to root: inout Root, at time: Double) {
    root[keyPath: path].animatableData = motion.value(at: time).data
  }
}
