/// A node that shows another content in every frame: an animatable view of the user's, keyframes,
/// a timeline.
///
/// What it shows is a function of the time alone, so it does not matter how often it is asked.
@MainActor
package protocol FrameDriven: Node {
  /// Brings the content to `time`.
  func drive(at time: Double)
  /// What moves, for people; `nil` where an attribute already says so.
  var drivenMotion: DrivenMotion? { get }
  /// Whether a frame at `time` would show anything else than the last one.
  func needsFrame(at time: Double) -> Bool
}

extension FrameDriven {
  package func needsFrame(at time: Double) -> Bool { true }
}

/// Something that moves without being the value of one element.
package struct DrivenMotion {
  /// `keyframes`, `timeline`.
  package var property: String
  /// The parameters of the motion.
  package var animation: String
  /// Seconds of host time; infinite for a loop.
  package var start: Double
  package var end: Double

  package init(property: String, animation: String, start: Double, end: Double) {
    self.property = property
    self.animation = animation
    self.start = start
    self.end = end
  }
}

extension ViewGraph {
  /// Calls the node in every frame from now on, until `stopDriving`. Twice is once.
  package func startDriving(_ node: any FrameDriven) {
    guard !drivers.contains(where: { $0 === node }) else { return }
    drivers.append(node)
    hasUnsortedDrivers = true
    driveIsStale = true
  }

  package func stopDriving(_ node: any FrameDriven) {
    drivers.removeAll { $0 === node }
  }

  /// The drive pass: brings what changes with every frame to this time, from the top down. The
  /// update that it is carries no animation, whatever modifiers on the way say: what would start to
  /// move in every frame would look another way at every frame rate. Layout and lifecycle actions follow as after any.
  func drive() {
    guard !drivers.isEmpty, lastDriveTime != now || driveIsStale else { return }
    lastDriveTime = now
    driveIsStale = false
    updateID += 1
    transaction = Transaction()
    isDriveUpdate = true
    if hasUnsortedDrivers {
      drivers.sort { ($0.depth, $0.number) < ($1.depth, $1.number) }
      hasUnsortedDrivers = false
    }
    let wasAtWork = isAtWork
    isAtWork = true
    defer { isAtWork = wasAtWork }
    for node in drivers where node.isMounted { node.drive(at: now) }
    drivers.removeAll { !$0.isMounted }
    updateDirtyNodes()
  }

  /// Brings what changes in every frame up to now, because something is about to change. What it
  /// has gone since the last frame is no part of that change and must not move with its animation.
  func catchUp() {
    guard !isAtWork, hasAppeared, !drivers.isEmpty else { return }
    isAtWork = true
    defer { isAtWork = false }
    drive()
    layoutUntilStable()
  }
}
