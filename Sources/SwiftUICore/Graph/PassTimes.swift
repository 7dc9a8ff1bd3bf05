import Glibc

/// A pass whose processor time can be measured, in the order in which the passes run.
package enum TimedPass: Int, CaseIterable, Hashable, Sendable {
  case update, layout, afterLayout, preferences, endOfUpdate, lifecycle, drive, animate, record

  /// The pass's name as in Documentation/Architecture.md.
  package var name: String { "\(self)" }
}

/// The processor time that each pass took since the frame before.
///
/// Times are exclusive: a pass that a different one leads into is charged to itself alone. What runs outside of the
/// passes (a timer's closure, a gesture) is charged to none.
package struct PassTimes: Hashable, Sendable {
  /// By the pass's raw value.
  private var seconds = [Double](repeating: 0, count: TimedPass.allCases.count)
  private var running: TimedPass?
  /// When the running pass was charged last.
  private var mark = 0.0

  package init() {}

  /// Seconds of processor time, at least 0.
  package subscript(pass: TimedPass) -> Double { seconds[pass.rawValue] }

  /// Seconds of processor time of all passes.
  package var total: Double { seconds.reduce(0, +) }

  /// Charges the time until now to the running pass and runs a different one, or none.
  ///
  /// - Returns: the pass that ran before.
  mutating func enter(_ pass: TimedPass?, at now: Double) -> TimedPass? {
    if let running { seconds[running.rawValue] += max(now - mark, 0) }
    let outer = running
    running = pass
    mark = pass == nil ? 0 : now
    return outer
  }

  /// Seconds of processor time that the running thread has used.
  package static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
