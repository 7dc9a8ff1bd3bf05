import Foundation

/// Answers the waits of the system libraries from the current host.
@MainActor
enum WaitRouting {
  /// Puts the answers in place, once for the process.
  static func install() { _ = installed }

  private static let installed: Void = HostClockInstall(
    { MainActor.assumeIsolated { CurrentHost.scheduler?.now ?? 0 } },
    { time, work in
      let work = Work(block: work)
      MainActor.assumeIsolated {
        guard let scheduler = CurrentHost.scheduler else { return }
        _ = scheduler.schedule(at: max(time, scheduler.now)) { work.block() }
      }
    },
    { key, timer, time, interval in
      let timer = Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
      HostTimers.add(timer, key: Int(bitPattern: key), at: time, every: interval)
    },
    { key, time in HostTimers.move(Int(bitPattern: key), to: time) },
    { key in HostTimers.remove(Int(bitPattern: key)) },
    { time, job, function, queue in
      let job = HostedJob(job: job, function: function, queue: queue, time: time)
      MainActor.assumeIsolated {
        guard let scheduler = CurrentHost.scheduler else { return }
        job.schedule(in: scheduler)
      }
    })

  /// A block that Dispatch was given: it may run anywhere, and here runs on the main actor.
  private struct Work: @unchecked Sendable {
    let block: @convention(block) () -> Void
  }
}
