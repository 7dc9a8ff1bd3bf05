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

/// What is evaluated again in every frame.
struct DriveQueue {
  var drivers: [any FrameDriven] = []
  var hasUnsortedDrivers = false
  /// The time that they were brought to last, and whether something has changed since.
  var lastTime = -1.0
  var isStale = false
}

extension ViewGraph {
  /// Calls the node in every frame from now on, until `stopDriving`. Twice is once.
  package func startDriving(_ node: any FrameDriven) {
    guard !driving.drivers.contains(where: { $0 === node }) else { return }
    driving.drivers.append(node)
    driving.hasUnsortedDrivers = true
    driving.isStale = true
  }

  package func stopDriving(_ node: any FrameDriven) {
    driving.drivers.removeAll { $0 === node }
  }

  /// The drive pass: brings what changes with every frame to this time, from the top down. It runs
  /// with an empty transaction: implicit animations that are started per frame would depend on the
  /// frame rate. Layout and lifecycle actions follow as after any update.
  func drive() {
    guard !driving.drivers.isEmpty, driving.lastTime != now || driving.isStale else { return }
    timed(.drive) { runDrivers() }
  }

  private func runDrivers() {
    driving.lastTime = now
    driving.isStale = false
    updateID += 1
    transaction = Transaction()
    updates.isDrive = true
    if driving.hasUnsortedDrivers {
      driving.drivers.sort { ($0.depth, $0.number) < ($1.depth, $1.number) }
      driving.hasUnsortedDrivers = false
    }
    let wasAtWork = isAtWork
    isAtWork = true
    defer { isAtWork = wasAtWork }
    for node in driving.drivers where node.isMounted { node.drive(at: now) }
    driving.drivers.removeAll { !$0.isMounted }
    updateDirtyNodes()
  }
}
