// The combining publishers of more than two, by their types. Each is made of that of one fewer.

extension Publishers {
  /// A publisher that has the latest of three publishers, whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _AttachingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of all of them.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Creates a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b, c)._attach(receiver)
    }
  }

  /// A publisher that has one value of each of three publishers, in order.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _AttachingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of all of them.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Creates a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.zip(b, c)._attach(receiver)
    }
  }

  /// A publisher that has the latest of four publishers, whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    _AttachingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of all of them.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// Creates a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.combineLatest(b, c, d)._attach(receiver)
    }
  }

  /// A publisher that has one value of each of four publishers, in order.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _AttachingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of all of them.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// Creates a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      a.zip(b, c, d)._attach(receiver)
    }
  }
}
