import Foundation

extension Publishers {
  /// A publisher that uses a subject to deliver elements to multiple subscribers, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    _AttachingPublisher, @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// The error of the publisher that is shared.
    public typealias Failure = Upstream.Failure
    /// The publisher that is shared.
    public let upstream: Upstream
    /// Makes the subject, once it is needed.
    public let createSubject: () -> SubjectType
    private let lock = NSRecursiveLock()
    private var made: SubjectType?

    /// Creates a publisher that shares an upstream publisher by a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }

    /// Calls a receiver with all that the subject has.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      subject._attach(receiver)
    }

    /// Listens to the publisher that is shared, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      let subject = subject
      return upstream._attach(
        _Receiver(
          value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
    }
  }
}

extension Publisher {
  /// Delivers elements to multiple subscribers by a subject that a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
  {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Delivers elements to multiple subscribers by a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Waits with elements until it is connected.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>>
  {
    multicast { PassthroughSubject() }
  }
}
