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
  /// When it is over.
  private var end: Date?

  nonisolated init() {}

  /// Does something after a number of seconds, unless called off before. Negative and not finite
  /// times are treated as 0.
  ///
  /// - Parameter repeats: Whether it is done again and again, at exact multiples of the time, until
  ///   it is called off.
  func begin(
    _ seconds: TimeInterval, repeats: Bool = false, then action: @escaping @MainActor () -> Void
  ) {
    cancel()
    self.action = action
    self.repeats = repeats
    // What is not a positive number is 0.1 ms to a timer.
    let seconds = seconds.isFinite ? max(0.000_1, seconds) : 0.000_1
    end = Date(timeIntervalSinceNow: seconds)
    // By its date: made by its interval alone, a timer of Foundation on Linux fires at once, and code
    // that is optimized holds a copy of that initializer, which no host can stand in for.
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: seconds), interval: seconds, repeats: repeats
    ) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.fire() }
    }
    self.timer = timer
    // Common modes: a scroll view that is being dragged must not hold it up.
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Whether something is going to be done.
  var isWaiting: Bool { timer != nil }

  /// The seconds until it is over, for the first time; 0 where it does not wait.
  var remaining: TimeInterval { isWaiting ? max(0, end?.timeIntervalSinceNow ?? 0) : 0 }

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
