import Synchronization

/// How far playing has come: for a watchdog on another thread, and for bounds.
package final class PlayProgress: Sendable {
  private let state = Mutex(State())

  private struct State {
    var ticks = 0
    var what = ""
    var frames = 0
    var isPlaying = false
    var isOver = false
  }

  package init() {}

  /// What is played now.
  package var what: String { state.withLock { $0.what } }
  /// Grows as long as the view's code comes back.
  package var ticks: Int { state.withLock { $0.ticks } }

  /// Whether code of a view may be running.
  package var isPlaying: Bool {
    get { state.withLock { $0.isPlaying } }
    set { state.withLock { $0.isPlaying = newValue } }
  }

  /// Whether nothing is played any more.
  package var isOver: Bool {
    get { state.withLock { $0.isOver } }
    set { state.withLock { $0.isOver = newValue } }
  }

  /// How many frames have been sampled.
  package var frames: Int {
    get { state.withLock { $0.frames } }
    set { state.withLock { $0.frames = newValue } }
  }

  package func enter(_ what: String) {
    state.withLock {
      $0.what = what
      $0.ticks += 1
    }
  }

  package func tick() { state.withLock { $0.ticks += 1 } }
}
