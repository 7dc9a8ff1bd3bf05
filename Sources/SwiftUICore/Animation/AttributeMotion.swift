import LegatoMotion

/// What moves a value, and who waits for that. Values that rest have none of it, which is most of them.
@MainActor
final class AttributeMotion<Value: VectorArithmetic> {
  var animator: Animator<Value>?
  /// The motion, where it is one plain spring.
  private(set) var spring: SpringMotion<Value>?
  /// The same for a tick, where the value is of one of the types that move most. It stays where it is.
  nonisolated(unsafe) let plain: UnsafeMutablePointer<PlainSpring>?
  /// The event that ends the motion; cancelled when another motion takes over.
  var endEvent: EventQueue.ID?
  /// The listeners of logical ends, and the event that notifies each; motions that take over do not
  /// defer it. Without an event where the motion has no end.
  var logicalListeners: [LogicalListener] = []
  /// How many motions have been started.
  var count = 0

  struct LogicalListener {
    let listener: AnimationListener
    let event: EventQueue.ID?
    /// Distinguishes the listeners of one change: a value may be set several times in it.
    var number = 0
    /// Which motion it is the logical end of; `nil` where no environment can change that.
    var motion: Int?
  }

  init() {
    plain = SpringValue(Value.self).map {
      let plain = UnsafeMutablePointer<PlainSpring>.allocate(capacity: 1)
      plain.initialize(to: PlainSpring($0))
      return plain
    }
  }

  deinit { plain?.deallocate() }

  /// The motion is one spring now, or it is not.
  func run(_ spring: SpringMotion<Value>?) {
    self.spring = spring
    guard let plain else { return }
    if let spring { plain.pointee.run(spring) } else { plain.pointee.isRunning = false }
  }

  /// Whether nothing moves the value and no listener waits.
  var isIdle: Bool { animator == nil && logicalListeners.isEmpty }

  /// Changes the animator, which starts at `now` where there is none.
  func change<Result>(at now: Double, _ body: (inout Animator<Value>) -> Result) -> Result {
    // It is moved out while it is changed, and not copied.
    var animator = self.animator.take() ?? Animator(startTime: now)
    defer { self.animator = animator }
    return body(&animator)
  }

  /// Notifies the listeners of a motion without an end: once dropped, it is treated as complete.
  func releaseEndless() {
    guard !logicalListeners.isEmpty else { return }
    let endless = logicalListeners.filter { $0.event == nil }
    logicalListeners.removeAll { $0.event == nil }
    endless.forEach { $0.listener.release() }
  }
}
