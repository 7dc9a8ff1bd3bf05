/// A publisher that performs type erasure by wrapping another publisher.
public struct AnyPublisher<Output, Failure: Error>: _AttachingPublisher {
  private let attach: (_Receiver<Output, Failure>) -> AnyCancellable

  /// Creates a type-erasing publisher to wrap the provided publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = publisher._attach
  }

  init(attach: @escaping (_Receiver<Output, Failure>) -> AnyCancellable) { self.attach = attach }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    attach(receiver)
  }
}

extension Publisher {
  /// Wraps this publisher with a type eraser.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
