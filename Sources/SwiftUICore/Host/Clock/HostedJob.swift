/// A job of a task that was enqueued inside a host: a step of what a view awaits, up to the next wait.
///
/// The host runs it when its clock reaches the job's time, on the main thread, whatever executor it
/// was meant for. So all that follows from a view's task is a function of the host's time. Where the
/// host is gone before, the job goes to the queue that it was meant for: nothing that waits is lost.
final class HostedJob: @unchecked Sendable {
  private let job: UnsafeRawPointer
  private let function: UnsafeRawPointer
  private let queue: UnsafeRawPointer
  private let time: Double
  private var now = 0.0
  private var hasRun = false

  init(job: UnsafeRawPointer, function: UnsafeRawPointer, queue: UnsafeRawPointer, time: Double) {
    self.job = job
    self.function = function
    self.queue = queue
    self.time = time
  }

  @MainActor
  func schedule(in scheduler: any HostScheduler) {
    now = scheduler.now
    _ = scheduler.schedule(at: max(time, now)) { self.run() }
  }

  private func run() {
    guard !hasRun else { return }
    hasRun = true
    unsafeBitCast(function, to: (@convention(c) (UnsafeRawPointer) -> Void).self)(job)
  }

  deinit {
    if !hasRun { HostClockPassOn(time - now, job, function, queue) }
  }
}
