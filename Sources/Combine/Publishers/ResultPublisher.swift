extension Result {
  /// A publisher of the value, which then finishes, or of the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that publishes the value of a result once to each subscriber, or fails with its error.
  public struct Publisher: _AttachingPublisher {
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// Creates a publisher that delivers the specified result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher that sends the specified value to each subscriber and finishes.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher that fails with the specified error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func _attach(_ receiver: _Receiver<Success, Failure>) -> AnyCancellable {
      switch result {
      case .success(let output):
        receiver.value(output)
        receiver.completion(.finished)
      case .failure(let error): receiver.completion(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// A publisher of the value, where there is one, which then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that publishes an optional value to each subscriber exactly once, if the optional has a value.
  public struct Publisher: _AttachingPublisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of the value that is there, if any.
    public init(_ output: Wrapped?) { self.output = output }

    public func _attach(_ receiver: _Receiver<Wrapped, Never>) -> AnyCancellable {
      if let output { receiver.value(output) }
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }
}
