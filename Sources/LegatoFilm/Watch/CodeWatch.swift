import Foundation

/// Watches from a thread of its own over code of views, which may go on for ever: in a body, in a
/// handler, or by asking for more and more memory.
package struct CodeWatch: Sendable {
  /// How often it looks, in seconds.
  private static let step = 0.25

  private let progress: PlayProgress
  private let patience: Double

  /// - Parameters:
  ///   - progress: grows as long as the code comes back.
  ///   - patience: seconds that the code may take for one step.
  package init(_ progress: PlayProgress, patience: Double) {
    self.progress = progress
    self.patience = patience
  }

  /// - Parameters:
  ///   - isOver: whether there is nothing to watch any more.
  ///   - end: called once with what is wrong, as what follows “Card”; ends the program.
  package func start(
    isOver: @escaping @Sendable () -> Bool, end: @escaping @Sendable (String) -> Void
  ) {
    let thread = Thread {
      while !isOver() {
        Thread.sleep(forTimeInterval: Self.step)
        if let fault = look() { return end(fault) }
      }
    }
    thread.start()
  }

  private let seen = Seen()

  /// What the last looks have shown; used by the watching thread alone.
  private final class Seen: @unchecked Sendable {
    var ticks = -1
    var waited = 0.0
  }

  private func look() -> String? {
    let ticks = progress.ticks
    guard progress.isPlaying else {
      seen.waited = 0
      return nil
    }
    seen.waited = ticks == seen.ticks ? seen.waited + Self.step : 0
    seen.ticks = ticks
    let what = progress.what.isEmpty ? "" : " (\(progress.what))"
    if seen.waited >= patience {
      return
        "did not come back for \(Int(patience)) s\(what): code of its body or of a handler goes"
        + " on for ever, or takes very long."
    }
    if Self.residentMemory > Self.maxMemory {
      return "took more than \(Self.maxMemory >> 20) MB of memory\(what): code of its body or of a"
        + " handler makes more and more."
    }
    return nil
  }

  // MARK: Memory

  /// What views and what they show may take: half of the machine's memory, from 1 to 4 GB.
  private static let maxMemory = min(
    max(Int(clamping: ProcessInfo.processInfo.physicalMemory / 2), 1 << 30), 4 << 30)

  /// The memory that the program has now, in bytes; 0 where the system does not report it.
  private static var residentMemory: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
