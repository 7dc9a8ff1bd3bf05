/// A publisher that exposes a method for outside callers to publish elements.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscriber.
  func send(_ value: Output)
  /// Sends a completion signal to the subscriber.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a void value to the subscriber.
  public func send() { send(()) }
}

/// A subject that broadcasts elements to downstream subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject, _AttachingPublisher {
  private let receivers = Receivers<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if let completion = receivers.completion { receiver.completion(completion) }
    return receivers.attach(receiver)
  }
}

/// A subject that wraps a single value and publishes a new element whenever the value changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _AttachingPublisher {
  private let receivers = Receivers<Output, Failure>()
  private var current: Output

  /// Creates a current value subject with the given initial value.
  public init(_ value: Output) { current = value }

  /// The value wrapped by this subject, published as a new element whenever it changes.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard receivers.completion == nil else { return }
    current = value
    receivers.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if let completion = receivers.completion {
      receiver.completion(completion)
      return AnyCancellable {}
    }
    let cancellable = receivers.attach(receiver)
    receiver.value(current)
    return cancellable
  }
}
