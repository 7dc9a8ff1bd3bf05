import Foundation

extension Publishers {
  /// A publisher that shares the output of an upstream publisher with multiple subscribers.
  ///
  /// It attaches to the upstream publisher with its first subscriber, and leaves it with the last one: who comes
  /// after that begins anew. Who comes later hears what comes later. Where the upstream publisher has ended, its
  /// end is told at once.
  public final class Share<Upstream: Publisher>: _AttachingPublisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream
    private let lock = NSRecursiveLock()
    private let receivers = Receivers<Output, Failure>()
    private var count = 0
    private var connection: AnyCancellable?

    /// Creates a publisher that shares another one.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      if let completion = receivers.completion {
        receiver.completion(completion)
        return AnyCancellable {}
      }
      let attached = receivers.attach(receiver)
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      if isFirst {
        let receivers = receivers
        let connection = upstream._attach(
          _Receiver(
            value: { receivers.send($0) }, completion: { receivers.send(completion: $0) }))
        lock.withLock { self.connection = connection }
      }
      return AnyCancellable { [self] in
        attached.cancel()
        let last = lock.withLock {
          count -= 1
          defer { if count == 0 { connection = nil } }
          return count == 0 ? connection : nil
        }
        last?.cancel()
      }
    }

    /// Whether both are the same publisher.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Shares the output of an upstream publisher with multiple subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
