extension Publisher {
  /// Combines elements from this publisher with those of two others, as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Combines elements from this publisher with those of three others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Combines elements from this publisher with those of four others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  )
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Combines elements from this publisher with those of five others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  )
    -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Combines elements from this publisher with those of six others, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Combines elements from this publisher with those of seven others, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Combines elements from this publisher with those of another of its kind, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

extension Publisher {
  /// Subscribes to two additional publishers and invokes a closure upon receiving output from any of them.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// Subscribes to three additional publishers and publishes a tuple upon receiving output from any of them.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
      .eraseToAnyPublisher()
  }

  /// Subscribes to three additional publishers and invokes a closure upon receiving output from any of them.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }.eraseToAnyPublisher()
  }

  /// Combines elements from another publisher and delivers what a closure makes of pairs.
  public func zip<B: Publisher, T>(_ b: B, _ transform: @escaping (Output, B.Output) -> T)
    -> AnyPublisher<T, Failure> where B.Failure == Failure
  {
    zip(b).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Combines elements from two other publishers and delivers groups of elements as tuples.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// Combines elements from two other publishers and delivers what a closure makes of groups.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// Combines elements from three other publishers and delivers groups of elements as tuples.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c).zip(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.eraseToAnyPublisher()
  }
}
