extension Publishers {
  /// A publisher created by applying the merge function to two upstream publishers: values come as either has them.
  public struct Merge<A: Publisher, B: Publisher>: _AttachingPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.merge(with: b)._attach(receiver)
    }
  }

  /// A publisher created by applying the merge function to three upstream publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _AttachingPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.merge(with: b).merge(with: c)._attach(receiver)
    }
  }

  /// A publisher created by applying the merge function to any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: _AttachingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      let none = Empty<Output, Failure>().eraseToAnyPublisher()
      return publishers.reduce(none) { $0.merge(with: $1) }._attach(receiver)
    }
  }

  /// A publisher that receives and combines the latest elements from two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: _AttachingPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b)._attach(receiver)
    }
  }

  /// A publisher that pairs the elements of two publishers, in order.
  public struct Zip<A: Publisher, B: Publisher>: _AttachingPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.zip(b)._attach(receiver)
    }
  }
}
