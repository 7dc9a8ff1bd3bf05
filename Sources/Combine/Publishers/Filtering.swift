extension Publishers {
  /// A publisher that transforms all elements from the upstream publisher with a provided closure.
  public struct Map<Upstream: Publisher, Output>: _AttachingPublisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._attach(
        _Receiver(
          value: { receiver.value(transform($0)) }, completion: receiver.completion))
    }
  }

  /// A publisher that republishes all non-nil results of calling a closure with each received
  /// element.
  public struct CompactMap<Upstream: Publisher, Output>: _AttachingPublisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._attach(
        _Receiver(
          value: { value in transform(value).map(receiver.value) },
          completion: receiver.completion))
    }
  }

  /// A publisher that republishes all elements that match a provided closure.
  public struct Filter<Upstream: Publisher>: _AttachingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      upstream._attach(
        _Receiver(
          value: { if isIncluded($0) { receiver.value($0) } }, completion: receiver.completion))
    }
  }

  /// A publisher that publishes only elements that don't match the previous element.
  public struct RemoveDuplicates<Upstream: Publisher>: _AttachingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      var last: Output?
      return upstream._attach(
        _Receiver(
          value: { value in
            defer { last = value }
            if let last, predicate(last, value) { return }
            receiver.value(value)
          }, completion: receiver.completion))
    }
  }

  /// A publisher that omits a specified number of elements before republishing later elements.
  public struct Drop<Upstream: Publisher>: _AttachingPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func _attach(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      var left = count
      return upstream._attach(
        _Receiver(
          value: { value in
            if left > 0 { left -= 1 } else { receiver.value(value) }
          }, completion: receiver.completion))
    }
  }
}

extension Publisher {
  /// Transforms all elements from the upstream publisher with a provided closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Calls a closure with each received element and publishes any returned optional that has a
  /// value.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Republishes all elements that match a provided closure.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes only elements that don't match the previous element, as evaluated by a provided
  /// closure.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Omits the specified number of elements before republishing subsequent elements. A number below
  /// 0 counts as 0.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: Swift.max(count, 0))
  }
}

extension Publisher where Output: Equatable {
  /// Publishes only elements that don't match the previous element.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
