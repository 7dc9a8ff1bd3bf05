/// Declares that a type can transmit a sequence of values over time.
///
/// The publishers of this module hand values over as they come and need no demand. A publisher of one's own implements
/// ``receive(subscriber:)``, as with Apple's Combine.
public protocol Publisher<Output, Failure> {
  /// The kind of values published by this publisher.
  associatedtype Output
  /// The kind of errors this publisher might publish.
  associatedtype Failure: Error

  /// Attaches the specified subscriber to this publisher.
  ///
  /// The publisher calls the subscriber's ``Subscriber/receive(subscription:)`` once.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

  /// Calls `receiver` with all that comes from now on, until what it returns is cancelled.
  func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

/// A publisher that hands its values over as they come. Subscribers with a demand are served from a queue.
public protocol _AttachingPublisher: Publisher {}

/// Whom a publisher tells.
public struct _Receiver<Output, Failure: Error> {
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

/// A namespace for types related to subscribing.
public enum Subscribers {
  /// A signal that a publisher doesn't produce additional elements, either due to normal completion
  /// or an error.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher stopped publishing due to the indicated error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Attaches a subscriber with closure-based behavior.
  ///
  /// It ends when the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _attach(_Receiver(value: receiveValue, completion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber with closure-based behavior to a publisher that never fails.
  ///
  /// It ends when the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _attach(_Receiver(value: receiveValue, completion: { _ in }))
  }

  /// Assigns each element from a publisher to a property on an object. The object is kept until the
  /// result is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }
}
