/// A protocol representing the connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells a publisher that it may send more values to the subscriber.
  func request(_ demand: Subscribers.Demand)
}

/// What `handleEvents` shows of a subscription. Values come without being asked for, so that a request changes nothing.
final class HandledSubscription: Subscription {
  private let onCancel: (() -> Void)?
  private var isCancelled = false
  /// What is cancelled with it, once that is there.
  var upstream: AnyCancellable? {
    didSet { if isCancelled { upstream?.cancel() } }
  }

  init(onCancel: (() -> Void)?) { self.onCancel = onCancel }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel?()
    upstream?.cancel()
  }
}
