// Publishers whose values come as they are sent, of more than three.

extension Publishers {
  /// A publisher that has the values of four publishers, as they come. It finishes with the last of them.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _AttachingPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output
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
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d))._attach(
        receiver)
    }
  }

  /// A publisher that has the values of five publishers, as they come. It finishes with the last of them.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    _AttachingPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// Creates a publisher of five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e))
        ._attach(receiver)
    }
  }

  /// A publisher that has the values of six publishers, as they come. It finishes with the last of them.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: _AttachingPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// Creates a publisher of six.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f)
      )._attach(receiver)
    }
  }

  /// A publisher that has the values of seven publishers, as they come. It finishes with the last of them.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: _AttachingPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// Creates a publisher of seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g)
      )._attach(receiver)
    }
  }

  /// A publisher that has the values of eight publishers, as they come. It finishes with the last of them.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: _AttachingPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H
    /// Creates a publisher of eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }
    /// Calls a receiver with all that comes.
    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany(
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g), AnyPublisher(h)
      )._attach(receiver)
    }
  }
}
