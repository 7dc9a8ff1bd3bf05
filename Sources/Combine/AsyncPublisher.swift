/// A publisher that exposes its elements as an asynchronous sequence.
///
/// It listens from the moment at which the loop begins, and keeps what comes until it is asked for.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher sends.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's elements.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Listens to the publisher.
  public func makeAsyncIterator() -> Iterator {
    var listening: AnyCancellable?
    let stream = AsyncStream<P.Output> { continuation in
      listening = publisher.sink { _ in
        continuation.finish()
      } receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
    }
    return Iterator(stream: stream.makeAsyncIterator(), listening: listening)
  }

  /// The elements one by one.
  public struct Iterator: AsyncIteratorProtocol {
    var stream: AsyncStream<P.Output>.Iterator
    /// Ends as the last copy of the iterator does.
    let listening: AnyCancellable?

    /// The next element; `nil` once the publisher has finished, or the task is cancelled.
    public mutating func next() async -> P.Output? { await stream.next() }
    /// The next element; `nil` once the publisher has finished, or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await stream.next(isolation: actor)
    }
  }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence.
///
/// It listens from the moment at which the loop begins, and keeps what comes until it is asked for.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What the publisher sends.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's elements.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Listens to the publisher.
  public func makeAsyncIterator() -> Iterator {
    var listening: AnyCancellable?
    let stream = AsyncThrowingStream<P.Output, any Error> { continuation in
      listening = publisher.sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
    }
    return Iterator(stream: stream.makeAsyncIterator(), listening: listening)
  }

  /// The elements one by one.
  public struct Iterator: AsyncIteratorProtocol {
    var stream: AsyncThrowingStream<P.Output, any Error>.Iterator
    /// Ends as the last copy of the iterator does.
    let listening: AnyCancellable?

    /// The next element; `nil` once the publisher has finished, or the task is cancelled. The publisher's error is
    /// thrown.
    public mutating func next() async throws -> P.Output? { try await stream.next() }
    /// The next element; `nil` once the publisher has finished, or the task is cancelled. The publisher's error is
    /// thrown.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error)
      -> P.Output?
    { try await stream.next(isolation: actor) }
  }
}

extension Publisher where Failure == Never {
  /// The elements produced by the publisher, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The elements produced by the publisher, as a throwing asynchronous sequence.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
