import Foundation

/// The subscription that a subscriber holds: one at most, and none once it is cancelled or over.
final class SubscriptionHolder: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var subscription: (any Subscription)?
  private var isOver = false

  /// Takes a subscription and asks it for all that there is; a second one, or one that comes too late, is cancelled.
  func take(_ new: any Subscription) {
    let isWanted = lock.withLock {
      guard !isOver, subscription == nil else { return false }
      subscription = new
      return true
    }
    if isWanted { new.request(.unlimited) } else { new.cancel() }
  }

  /// Whether values still count.
  var isListening: Bool { lock.withLock { !isOver } }

  /// - Returns: `false` where it was over before.
  func end() -> Bool {
    lock.withLock {
      defer { (isOver, subscription) = (true, nil) }
      return !isOver
    }
  }

  func cancel() {
    let held = lock.withLock { () -> (any Subscription)? in
      defer { (isOver, subscription) = (true, nil) }
      return subscription
    }
    held?.cancel()
  }
}

/// Hands what a publisher of an app's own has to publishers and closures of this module.
final class AttachedSubscriber<Input, Failure: Error>: Subscriber {
  private let receiver: _Receiver<Input, Failure>
  private let holder = SubscriptionHolder()

  init(_ receiver: _Receiver<Input, Failure>) { self.receiver = receiver }

  func receive(subscription: any Subscription) { holder.take(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if holder.isListening { receiver.value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() { receiver.completion(completion) }
  }

  func cancel() { holder.cancel() }
}

extension Subscribers {
  /// A simple subscriber that requests an unlimited number of values upon subscription.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The closure to execute on receipt of a value.
    public let receiveValue: (Input) -> Void
    /// The closure to execute on completion.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let holder = SubscriptionHolder()

    /// Initializes a sink with the provided closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
    }

    public func receive(subscription: any Subscription) { holder.take(subscription) }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if holder.isListening { receiveValue(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      if holder.end() { receiveCompletion(completion) }
    }

    public func cancel() { holder.cancel() }
  }

  /// A simple subscriber that assigns received elements to a property indicated by a key path.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    /// The object that contains the property to assign; `nil` once it is over.
    public private(set) var object: Root?
    /// The key path that indicates the property to assign.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let holder = SubscriptionHolder()

    /// Creates a subscriber to assign the value of a property indicated by a key path.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) { holder.take(subscription) }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if holder.isListening { object?[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      if holder.end() { object = nil }
    }

    public func cancel() {
      holder.cancel()
      object = nil
    }
  }
}
