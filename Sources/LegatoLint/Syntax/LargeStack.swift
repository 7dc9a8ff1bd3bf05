import Foundation

/// Room for work that goes as deep as a source is nested.
enum LargeStack {
  /// Much more than the deepest source that is read takes; what is not used costs nothing.
  private static let size = 512 << 20

  /// Runs a body on a thread of its own and waits for it, so many seconds at most: `nil` where it
  /// takes longer. It goes on then, and nobody hears of it.
  static func run<Result: Sendable>(
    patience: Double, _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let outcome = Outcome<Result>()
    let thread = Thread {
      outcome.result = body()
      outcome.done.signal()
    }
    thread.stackSize = size
    thread.start()
    guard outcome.done.wait(timeout: .now() + patience) == .success else { return nil }
    return outcome.result
  }

  /// What a thread hands over: it is written before the signal and read after it.
  private final class Outcome<Result: Sendable>: @unchecked Sendable {
    var result: Result?
    let done = DispatchSemaphore(value: 0)
  }
}
