import Foundation

extension Publisher {
  /// Omits elements until a closure returns `false` for one, which is the first that is published.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      var isOpen = false
      return self._attach(
        _Receiver(
          value: { value in
            isOpen = isOpen || !predicate(value)
            if isOpen { receiver.value(value) }
          }, completion: receiver.completion))
    })
  }

  /// Publishes elements while a closure returns `true`, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      var isOver = false
      return self._attach(
        _Receiver(
          value: { value in
            guard !isOver else { return }
            if predicate(value) { return receiver.value(value) }
            isOver = true
            receiver.completion(.finished)
          }, completion: { if !isOver { receiver.completion($0) } }))
    })
  }

  /// Publishes elements until another publisher sends one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attach: { receiver in
      var isOver = false
      let other = publisher._attach(
        _Receiver(
          value: { _ in
            guard !isOver else { return }
            isOver = true
            receiver.completion(.finished)
          }, completion: { _ in }))
      let own = self._attach(
        _Receiver(
          value: { if !isOver { receiver.value($0) } },
          completion: { completion in
            guard !isOver else { return }
            isOver = true
            receiver.completion(completion)
          }))
      return AnyCancellable {
        own.cancel()
        other.cancel()
      }
    })
  }

  /// Ignores elements until another publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher(attach: { receiver in
      var isOpen = false
      let other = publisher._attach(
        _Receiver(value: { _ in isOpen = true }, completion: { _ in }))
      let own = self._attach(
        _Receiver(value: { if isOpen { receiver.value($0) } }, completion: receiver.completion))
      return AnyCancellable {
        own.cancel()
        other.cancel()
      }
    })
  }

  /// Publishes the element at an index, counted from 0, then finishes; none where there are fewer.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }

  /// Publishes the elements of a range of indices, counted from 0, then finishes.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// Appends elements to the end of a stream.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Appends a sequence to the end of a stream.
  public func append<S: Swift.Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Appends another publisher: it is listened to once this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher(attach: { receiver in
      var next: AnyCancellable?
      let own = self._attach(
        _Receiver(
          value: receiver.value,
          completion: { completion in
            if case .failure = completion { return receiver.completion(completion) }
            next = publisher._attach(receiver)
          }))
      return AnyCancellable {
        own.cancel()
        next?.cancel()
      }
    })
  }

  /// Puts a sequence before a stream.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    Publishers.Sequence<S, Failure>(sequence: elements).append(self)
  }

  /// Puts another publisher before a stream, which is listened to once the other has finished.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }
}
