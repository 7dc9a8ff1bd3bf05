extension Publisher {
  /// Collects all that comes into one value, which is sent once this publisher has finished.
  func gathered<State, T>(
    _ initial: @escaping () -> State, _ add: @escaping (inout State, Output) -> Void,
    _ result: @escaping (State) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(attach: { receiver in
      var state = initial()
      return self._attach(
        _Receiver(
          value: { add(&state, $0) },
          completion: { completion in
            if case .finished = completion, let value = result(state) { receiver.value(value) }
            receiver.completion(completion)
          }))
    })
  }

  /// Applies a closure that collects each element of a stream and publishes a final result upon completion.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    gathered {
      initialResult
    } _: {
      $0 = nextPartialResult($0, $1)
    } _: {
      $0
    }
  }

  /// Publishes the number of elements received from the upstream publisher.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes the last element of a stream, after the stream finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    gathered {
      Output?.none
    } _: {
      $0 = $1
    } _: {
      $0
    }
  }

  /// Publishes the last element of a stream that satisfies a predicate closure, after the stream finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Publishes the largest element by an order, after the stream finishes.
  ///
  /// - Parameter areInIncreasingOrder: whether the first of two elements is before the second.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    gathered {
      Output?.none
    } _: { best, value in
      if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
    } _: {
      $0
    }
  }

  /// Publishes the smallest element by an order, after the stream finishes.
  ///
  /// - Parameter areInIncreasingOrder: whether the first of two elements is before the second.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    gathered {
      Output?.none
    } _: { best, value in
      if best.map({ areInIncreasingOrder(value, $0) }) ?? true { best = value }
    } _: {
      $0
    }
  }

  /// Publishes whether an element satisfies a predicate: `true` with the first one that does, else `false` at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    decided(false) { predicate($0) ? true : nil }
  }

  /// Publishes whether all elements satisfy a predicate: `false` with the first one that does not, else `true` at the
  /// end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    decided(true) { predicate($0) ? nil : false }
  }

  /// Publishes what the first element decides that decides anything, else a value at the end.
  private func decided(_ otherwise: Bool, _ decide: @escaping (Output) -> Bool?)
    -> AnyPublisher<Bool, Failure>
  {
    compactMap(decide).first().replaceEmpty(with: otherwise)
  }

  /// Publishes the end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher(attach: { receiver in
      self._attach(_Receiver(value: { _ in }, completion: receiver.completion))
    })
  }

  /// Replaces an empty stream with the provided element.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      var isEmpty = true
      return self._attach(
        _Receiver(
          value: {
            isEmpty = false
            receiver.value($0)
          },
          completion: { completion in
            if isEmpty, case .finished = completion { receiver.value(output) }
            receiver.completion(completion)
          }))
    })
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether an element is a value: `true` with the first one that is, else `false` at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the largest element, after the stream finishes.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
  /// Publishes the smallest element, after the stream finishes.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}
