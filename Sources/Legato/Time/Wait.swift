import SwiftUI

/// A wait that can be called off. One wait holds one action: another one takes its place.
///
/// It goes by the clock of the run loop, which a host may move as it likes. Keep it in a `@State`;
/// when its owner is gone, nothing happens any more.
@MainActor
final class Wait {
  private var timer: Timer?
  private var action: (@MainActor () -> Void)?

  nonisolated init() {}

  /// Does something after a number of seconds, unless called off before. Negative and not finite
  /// times count as 0.
  func begin(_ seconds: TimeInterval, then action: @escaping @MainActor () -> Void) {
    cancel()
    self.action = action
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    let timer = Timer(timeInterval: seconds, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    self.timer = timer
    // Common modes: a scroll view that is being dragged must not hold it up.
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Whether something is going to be done.
  var isWaiting: Bool { timer != nil }

  func cancel() {
    timer?.invalidate()
    timer = nil
    action = nil
  }

  private func fire() {
    let action = action
    cancel()
    action?()
  }
}
