import LegatoMotion

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
