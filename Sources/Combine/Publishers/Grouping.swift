import Foundation

extension Publishers {
  /// How elements are collected by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those of each interval, or a number of them where they come sooner.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// Collects a number of elements into an array each; what is left comes with the end.
  ///
  /// - Parameter count: The number, at least 1.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher(attach: { receiver in
      var held: [Output] = []
      return self._attach(
        _Receiver(
          value: { value in
            held.append(value)
            guard held.count >= count else { return }
            let all = held
            held = []
            receiver.value(all)
          },
          completion: { completion in
            if !held.isEmpty, case .finished = completion { receiver.value(held) }
            receiver.completion(completion)
          }))
    })
  }

  /// Collects elements into arrays by time; what is left comes with the end.
  ///
  /// Intervals begin with the first element that is collected: where nothing comes, no array does.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, most) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return AnyPublisher(attach: { receiver in
      let lock = NSRecursiveLock()
      var held: [Output] = []
      var waiting: AnyCancellable?
      var isOver = false
      func send() {
        let all = lock.withLock { () -> [Output] in
          defer { held = [] }
          waiting = nil
          return isOver ? [] : held
        }
        if !all.isEmpty { receiver.value(all) }
      }
      let upstream = self._attach(
        _Receiver(
          value: { value in
            let isFull = lock.withLock { () -> Bool in
              held.append(value)
              if waiting == nil { waiting = scheduler._schedule(after: interval.wait) { send() } }
              return held.count >= most
            }
            guard isFull else { return }
            waiting?.cancel()
            send()
          },
          completion: { completion in
            waiting?.cancel()
            if case .finished = completion { send() }
            receiver.completion(completion)
          }))
      return AnyCancellable {
        lock.withLock { isOver = true }
        waiting?.cancel()
        upstream.cancel()
      }
    })
  }
}
