/// Counts the animations that somebody waits for; calls them once, when none is left.
///
/// Used on the main thread only, from code that is not formally on the main actor.
final class AnimationListener: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private(set) var pending = 0
  /// Set once the update that uses the listener is through: from then on zero means done.
  private(set) var isClosed = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// The updates that are still to come in which something may start that the listener waits for.
  private var updates = 0
  /// Whether an update of some graph will close the listener.
  var isAttached: Bool { updates > 0 }

  /// An update is queued that carries the listener.
  func enter() { updates += 1 }

  /// An update that carries the listener is through; the last one closes it.
  func leave() {
    updates -= 1
    if updates <= 0 { close() }
  }

  func retain() { pending += 1 }

  func release() {
    pending -= 1
    fireIfDone()
  }

  func close() {
    isClosed = true
    fireIfDone()
  }

  private func fireIfDone() {
    guard isClosed, pending <= 0, let action else { return }
    self.action = nil
    action()
  }
}
