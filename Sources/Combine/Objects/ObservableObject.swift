/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed: one for each object, which its
  /// `@Published` properties tell as well.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}

/// A publisher that publishes changes from observable objects.
public final class ObservableObjectPublisher: _AttachingPublisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let receivers = Receivers<Void, Never>()

  public init() {}

  /// Sends the changed value to the downstream subscriber.
  public func send() { receivers.send(()) }

  public func _attach(_ receiver: _Receiver<Void, Never>) -> AnyCancellable {
    receivers.attach(receiver)
  }
}
