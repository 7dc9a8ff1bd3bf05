import Foundation

extension Publisher {
  /// Specifies the scheduler on which to receive elements from the publisher.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    after(nil, on: scheduler)
  }

  /// Specifies the scheduler on which to perform subscribe, cancel, and request operations: the upstream
  /// publisher begins there.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(attach: { receiver in
      let gate = Gate()
      var upstream: AnyCancellable?
      _ = gate.keep(
        scheduler._schedule(after: nil) {
          gate.pass { upstream = self._attach(receiver) }
        })
      return AnyCancellable {
        gate.close()
        upstream?.cancel()
      }
    })
  }

  /// Delays delivery of all output to the downstream receiver by a specified amount of time on a particular
  /// scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    after(interval.wait, on: scheduler)
  }

  private func after<S: Scheduler>(_ seconds: Double?, on scheduler: S)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(attach: { receiver in
      let gate = Gate()
      let upstream = self._attach(
        _Receiver(
          value: { value in
            _ = gate.keep(
              scheduler._schedule(after: seconds) { gate.pass { receiver.value(value) } })
          },
          completion: { completion in
            _ = gate.keep(
              scheduler._schedule(after: seconds) { gate.pass { receiver.completion(completion) } })
          }))
      return AnyCancellable {
        gate.close()
        upstream.cancel()
      }
    })
  }

  /// Publishes elements only after a specified time interval elapses between events.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      let gate = Gate()
      var waiting: AnyCancellable?
      let upstream = self._attach(
        _Receiver(
          value: { value in
            waiting?.cancel()
            waiting = scheduler._schedule(after: dueTime.wait) {
              gate.pass { receiver.value(value) }
            }
          },
          completion: { completion in
            waiting?.cancel()
            gate.pass { receiver.completion(completion) }
          }))
      return AnyCancellable {
        gate.close()
        waiting?.cancel()
        upstream.cancel()
      }
    })
  }

  /// Publishes either the most-recent or first element published by the upstream publisher in the specified
  /// time interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      let gate = Gate()
      var isWaiting = false
      var held: Output?
      func open() {
        isWaiting = true
        _ = gate.keep(
          scheduler._schedule(after: interval.wait) {
            isWaiting = false
            guard let value = held else { return }
            held = nil
            gate.pass { receiver.value(value) }
            open()
          })
      }
      let upstream = self._attach(
        _Receiver(
          value: { value in
            if isWaiting {
              if latest || held == nil { held = value }
            } else {
              gate.pass { receiver.value(value) }
              open()
            }
          }, completion: { completion in gate.pass { receiver.completion(completion) } }))
      return AnyCancellable {
        gate.close()
        upstream.cancel()
      }
    })
  }
}

/// Lets nothing through once a subscription was cancelled, and keeps what is scheduled until it has run.
private final class Gate: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var isOpen = true
  private var scheduled: [AnyCancellable] = []

  func keep(_ action: AnyCancellable) -> AnyCancellable {
    lock.withLock {
      // What has run is forgotten now and then.
      if scheduled.count >= 256 { scheduled.removeFirst(128) }
      scheduled.append(action)
    }
    return action
  }

  func pass(_ body: () -> Void) {
    if lock.withLock({ isOpen }) { body() }
  }

  func close() {
    lock.withLock {
      isOpen = false
      scheduled = []
    }
  }
}
