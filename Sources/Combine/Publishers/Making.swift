import Foundation

/// A publisher that never publishes any values, and optionally finishes immediately.
public struct Empty<Output, Failure: Error>: _AttachingPublisher {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if completeImmediately { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that immediately terminates with the specified error.
public struct Fail<Output, Failure: Error>: _AttachingPublisher {
  /// The error.
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that awaits subscription before running the supplied closure to create a publisher.
public struct Deferred<DeferredPublisher: Publisher>: _AttachingPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// The closure.
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    createPublisher()._attach(receiver)
  }
}

/// A publisher that eventually produces a single value and then finishes or fails.
public final class Future<Output, Failure: Error>: _AttachingPublisher, @unchecked Sendable {
  /// A type that represents a closure to invoke in the future, when an element or error is available.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private let receivers = Receivers<Output, Failure>()

  /// Creates a publisher that invokes a promise closure when the publisher emits an element.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      let isFirst = lock.withLock {
        guard self.result == nil else { return false }
        self.result = result
        return true
      }
      guard isFirst else { return }
      switch result {
      case .success(let value):
        receivers.send(value)
        receivers.send(completion: .finished)
      case .failure(let error): receivers.send(completion: .failure(error))
      }
    }
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    switch lock.withLock({ result }) {
    case nil: return receivers.attach(receiver)
    case .success(let value):
      receiver.value(value)
      receiver.completion(.finished)
    case .failure(let error): receiver.completion(.failure(error))
    }
    return AnyCancellable {}
  }
}

extension Sequence {
  /// A publisher that emits the elements of the sequence, and then finishes.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(attach: { receiver in
      self.forEach(receiver.value)
      receiver.completion(.finished)
      return AnyCancellable {}
    })
  }
}

extension Publishers {
  /// A publisher that publishes a given sequence of elements, and then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _AttachingPublisher {
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      sequence.forEach(receiver.value)
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}
