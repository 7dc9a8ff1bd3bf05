public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they come.
  ///
  /// - Parameter object: who posts them; `nil` for everybody.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications. Those that come while nobody waits are kept, the last eight of them.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Received.self, bufferingPolicy: .bufferingNewest(8))
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { continuation.yield(Received(notification: $0)) }
      continuation.onTermination = { [center] _ in center.removeObserver(token) }
      return Iterator(iterator: stream.makeAsyncIterator())
    }

    /// The notifications of one loop.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Received>.AsyncIterator

      public mutating func next() async -> Notification? { await iterator.next()?.notification }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await iterator.next(isolation: actor)?.notification
      }
    }
  }

  /// Notifications hold whatever they are given, as on iOS.
  fileprivate struct Received: @unchecked Sendable { let notification: Notification }
}
