/// Declares that a type can transmit a sequence of values over time.
///
/// Publishers are those of this module: there is no demand to negotiate, values are handed over as
/// they come. So a type of one's own cannot be a publisher; it can make one of these.
public protocol Publisher<Output, Failure> {
  /// The kind of values published by this publisher.
  associatedtype Output
  /// The kind of errors this publisher might publish.
  associatedtype Failure: Error

  /// Calls `receiver` with all that comes from now on, until what it returns is cancelled.
  func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

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
