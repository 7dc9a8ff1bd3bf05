import Foundation

extension Timer {
  /// Returns a publisher that repeatedly emits the current date on the given interval.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates. What is not a positive number counts as 0.1 ms.
  ///   - tolerance: How much later a date may come. Dates come in time, whatever it is.
  ///   - runLoop: The run loop on which the timer runs.
  ///   - mode: The run loop mode in which to run the timer.
  ///   - options: Scheduler options passed to the timer.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that repeatedly emits the current date on a given interval.
  public final class TimerPublisher: ConnectablePublisher, _AttachingPublisher, @unchecked Sendable
  {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let receivers = Receivers<Date, Never>()
    private let lock = NSLock()
    private var timer: Timer?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func _attach(_ receiver: _Receiver<Date, Never>) -> AnyCancellable {
      receivers.attach(receiver)
    }

    /// Starts the timer. Where it runs already, it goes on; whoever cancels first stops it.
    public func connect() -> any Cancellable {
      lock.withLock {
        guard timer == nil else { return }
        // A timer whose interval is not positive would not repeat.
        let spacing = interval > 0 && interval.isFinite ? interval : 1e-4
        let timer = Timer(
          fire: Date(timeIntervalSinceNow: spacing), interval: spacing, repeats: true
        ) { [weak self] _ in self?.receivers.send(Date()) }
        if let tolerance, tolerance > 0, tolerance.isFinite { timer.tolerance = tolerance }
        runLoop.add(timer, forMode: mode)
        self.timer = timer
      }
      return AnyCancellable { [self] in
        lock.withLock {
          timer?.invalidate()
          timer = nil
        }
      }
    }
  }
}

extension RunLoop {
  /// Options that affect the operation of the run loop scheduler: there are none.
  public struct SchedulerOptions: Sendable {}
}
