/// A protocol representing the connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
  /// Tells a publisher that it may send more values to the subscriber.
  func request(_ demand: Subscribers.Demand)
}

extension Subscribers {
  /// A requested number of items, sent to a publisher from a subscriber through the subscription.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number of requested values; `nil` for as many as there are.
    public let max: Int?

    /// A request for as many values as the publisher can produce.
    public static let unlimited = Demand(max: nil)
    /// A request for no elements from the publisher.
    public static let none = Demand(max: 0)

    private init(max: Int?) { self.max = max }

    /// Creates a demand for the given maximum number of elements; negative ones count as none.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// Whether a demand asks for fewer values.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let number = left.max else { return false }
      return right.max.map { number < $0 } ?? true
    }
  }
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
