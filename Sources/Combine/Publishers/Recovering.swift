import Foundation

extension Publisher {
  /// Begins anew where the stream fails, up to a number of times.
  ///
  /// - Parameter retries: How often it begins anew; what is not positive lets the first failure through.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    self.catch { error -> AnyPublisher<Output, Failure> in
      retries > 0 ? self.retry(retries - 1) : Fail(error: error).eraseToAnyPublisher()
    }
  }

  /// Raises a fatal error where the stream fails, and otherwise republishes all that comes.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with.
  ///   - file: The file of the message.
  ///   - line: The line of the message.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher(attach: { receiver in
      self._attach(
        _Receiver(
          value: receiver.value,
          completion: { completion in
            switch completion {
            case .finished: receiver.completion(.finished)
            case .failure(let error):
              fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
            }
          }))
    })
  }

  /// Ends the stream where nothing comes for a time.
  ///
  /// - Parameters:
  ///   - interval: The longest time between two elements, and before the first.
  ///   - scheduler: What the time is measured by.
  ///   - customError: Makes the error that the stream fails with; it finishes where there is `nil`.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      let lock = NSRecursiveLock()
      var isOver = false
      var waiting: AnyCancellable?
      func end(_ completion: Subscribers.Completion<Failure>) {
        let isFirst = lock.withLock {
          defer { isOver = true }
          return !isOver
        }
        guard isFirst else { return }
        waiting?.cancel()
        receiver.completion(completion)
      }
      func wait() {
        waiting?.cancel()
        waiting = scheduler._schedule(after: interval.wait) {
          end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      let upstream = self._attach(
        _Receiver(
          value: { value in
            guard lock.withLock({ !isOver }) else { return }
            wait()
            receiver.value(value)
          }, completion: end))
      return AnyCancellable {
        lock.withLock { isOver = true }
        waiting?.cancel()
        upstream.cancel()
      }
    })
  }
}
