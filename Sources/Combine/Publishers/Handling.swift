import Foundation

extension Publisher {
  private func make<T, E: Error>(
    _ value: @escaping (Output, _Receiver<T, E>) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>, _Receiver<T, E>) -> Void
  ) -> AnyPublisher<T, E> {
    AnyPublisher(attach: { receiver in
      self._attach(
        _Receiver(value: { value($0, receiver) }, completion: { completion($0, receiver) }))
    })
  }

  private func passing<T>(_ value: @escaping (Output, _Receiver<T, Failure>) -> Void)
    -> AnyPublisher<T, Failure>
  {
    make(value) { $1.completion($0) }
  }

  /// Transforms elements from the upstream publisher by providing the current element to a closure along with
  /// the last value returned by the closure.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    AnyPublisher(attach: { receiver in
      var result = initialResult
      return self._attach(
        _Receiver(
          value: {
            result = nextPartialResult(result, $0)
            receiver.value(result)
          }, completion: receiver.completion))
    })
  }

  /// Transforms all elements from the upstream publisher with a provided error-throwing closure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> AnyPublisher<T, any Error>
  {
    AnyPublisher(attach: { receiver in
      var hasFailed = false
      return self._attach(
        _Receiver(
          value: { value in
            guard !hasFailed else { return }
            do { receiver.value(try transform(value)) } catch {
              hasFailed = true
              receiver.completion(.failure(error))
            }
          },
          completion: { completion in
            guard !hasFailed else { return }
            switch completion {
            case .finished: receiver.completion(.finished)
            case .failure(let error): receiver.completion(.failure(error))
            }
          }))
    })
  }

  /// Converts any failure from the upstream publisher into a new error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    make {
      $1.value($0)
    } completion: {
      switch $0 {
      case .finished: $1.completion(.finished)
      case .failure(let error): $1.completion(.failure(transform(error)))
      }
    }
  }

  /// Replaces any errors in the stream with the provided element.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    make {
      $1.value($0)
    } completion: {
      if case .failure = $0 { $1.value(output) }
      $1.completion(.finished)
    }
  }

  /// Handles errors from an upstream publisher by replacing it with another publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher(attach: { receiver in
      var next: AnyCancellable?
      let upstream = self._attach(
        _Receiver(
          value: receiver.value,
          completion: {
            switch $0 {
            case .finished: receiver.completion(.finished)
            case .failure(let error): next = handler(error)._attach(receiver)
            }
          }))
      return AnyCancellable {
        upstream.cancel()
        next?.cancel()
      }
    })
  }

  /// Replaces nil elements in the stream with the provided element.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    passing { $1.value($0 ?? output) }
  }

  /// Publishes the value of a key path.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    passing { $1.value($0[keyPath: keyPath]) }
  }

  /// Publishes the first element of a stream, then finishes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first element of a stream that satisfies a predicate closure, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Republishes elements up to the specified maximum count.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      var left = maxLength
      guard left > 0 else {
        receiver.completion(.finished)
        return AnyCancellable {}
      }
      return self._attach(
        _Receiver(
          value: { value in
            guard left > 0 else { return }
            left -= 1
            receiver.value(value)
            if left == 0 { receiver.completion(.finished) }
          }, completion: { if left > 0 { receiver.completion($0) } }))
    })
  }

  /// Collects all received elements, and emits a single array of the collection when the upstream publisher
  /// finishes.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher(attach: { receiver in
      var all: [Output] = []
      return self._attach(
        _Receiver(
          value: { all.append($0) },
          completion: {
            if case .finished = $0 { receiver.value(all) }
            receiver.completion($0)
          }))
    })
  }

  /// Performs the specified closures when publisher events occur.
  ///
  /// A subscriber always asks for all values: `receiveRequest` is given an unlimited demand, once.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      let subscription = HandledSubscription(onCancel: receiveCancel)
      receiveSubscription?(subscription)
      receiveRequest?(.unlimited)
      subscription.upstream = self._attach(
        _Receiver(
          value: {
            receiveOutput?($0)
            receiver.value($0)
          },
          completion: {
            receiveCompletion?($0)
            receiver.completion($0)
          }))
      return AnyCancellable { subscription.cancel() }
    })
  }

  /// Prefixes this publisher's output with the specified values.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      elements.forEach(receiver.value)
      return self._attach(receiver)
    })
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type declared by the upstream publisher.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher(attach: { receiver in
      self._attach(
        _Receiver(value: receiver.value, completion: { _ in receiver.completion(.finished) }))
    })
  }

  /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher. It
  /// goes on as long as the property is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assigned.append(sink { [weak storage] in storage?.assign($0) })
  }
}
