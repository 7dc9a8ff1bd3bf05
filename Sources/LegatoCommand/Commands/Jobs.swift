import Foundation
import Synchronization

/// Work that is done several at a time.
enum Jobs {
  static let usual = min(ProcessInfo.processInfo.activeProcessorCount, 64)

  /// Does something for each number below `count`, `jobs` at once.
  static func each(_ count: Int, jobs: Int = usual, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < count else { return }
        body(index)
      }
    }
  }
}
