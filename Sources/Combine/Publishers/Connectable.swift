import Foundation

/// A publisher that provides an explicit means of connecting and canceling publication.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects to the publisher, allowing it to produce elements, and returns an instance with which
  /// to cancel publishing.
  func connect() -> any Cancellable
}

extension Publishers {
  /// A publisher that automatically connects to an upstream connectable publisher: with the first
  /// subscriber. It disconnects with the last one.
  public final class Autoconnect<Upstream: ConnectablePublisher>: _AttachingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSRecursiveLock()
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let attached = upstream._attach(receiver)
      lock.withLock {
        count += 1
        if count == 1 { connection = upstream.connect() }
      }
      return AnyCancellable { [self] in
        attached.cancel()
        lock.withLock {
          count -= 1
          if count == 0 {
            connection?.cancel()
            connection = nil
          }
        }
      }
    }
  }
}

extension ConnectablePublisher {
  /// Automates the process of connecting or disconnecting from this connectable publisher.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
