import Foundation

extension NotificationCenter {
  /// Returns a publisher that emits events when broadcasting notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil)
    -> NotificationCenter.Publisher
  {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that emits elements when broadcasting notifications.
  public struct Publisher: _AttachingPublisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Notifications come in the thread that posts them.
    public func _attach(_ receiver: _Receiver<Notification, Never>) -> AnyCancellable {
      nonisolated(unsafe) let value = receiver.value
      let token = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { [center] in center.removeObserver(token) }
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}
