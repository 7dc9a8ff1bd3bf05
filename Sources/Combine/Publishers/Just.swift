/// A publisher that emits an output to each subscriber just once, and then finishes.
public struct Just<Output>: _AttachingPublisher {
  public typealias Failure = Never

  /// The one element that the publisher emits.
  public let output: Output

  /// Initializes a publisher that emits the specified output just once.
  public init(_ output: Output) { self.output = output }

  public func _attach(_ receiver: _Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

extension Just: Equatable where Output: Equatable {}
