import SwiftUI

/// A wait that can be called off. One wait holds one action: another one takes its place.
///
/// It goes by the clock of the run loop, which a host may move as it likes. Keep it in a `@State`;
/// when its owner is gone, nothing happens any more.
@MainActor
final class Wait {
  private var timer: Timer?
  private var action: (@MainActor () -> Void)?
  private var repeats = false

  nonisolated init() {}

  /// Does something after a number of seconds, unless called off before. Negative and not finite
  /// times count as 0.
  ///
  /// - Parameter repeats: Whether it is done again and again, at exact multiples of the time, until it
  ///   is called off.
  func begin(
    _ seconds: TimeInterval, repeats: Bool = false, then action: @escaping @MainActor () -> Void
  ) {
    cancel()
    self.action = action
    self.repeats = repeats
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    let timer = Timer(timeInterval: seconds, repeats: repeats) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.fire() }
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
    if !repeats { cancel() }
    action?()
  }
}
