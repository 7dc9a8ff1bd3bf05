import Foundation

extension Publisher {
  /// Subscribes to an additional publisher and publishes a tuple upon receiving output from either publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher(attach: { receiver in
      let pair = Pair<Output, P.Output>()
      func send() {
        if let left = pair.left.last, let right = pair.right.last { receiver.value((left, right)) }
      }
      let end = Ends<Failure>(2, receiver.completion)
      let first = self._attach(
        _Receiver(
          value: {
            pair.left = [$0]
            send()
          }, completion: end.receive))
      let second = other._attach(
        _Receiver(
          value: {
            pair.right = [$0]
            send()
          }, completion: end.receive))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    })
  }

  /// Subscribes to an additional publisher and invokes a closure upon receiving output from either publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Subscribes to two additional publishers and publishes a tuple upon receiving output from any of them.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// Combines elements from another publisher and delivers pairs of elements as tuples.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher(attach: { receiver in
      let pair = Pair<Output, P.Output>()
      func send() {
        guard !pair.left.isEmpty, !pair.right.isEmpty else { return }
        receiver.value((pair.left.removeFirst(), pair.right.removeFirst()))
      }
      let end = Ends<Failure>(1, receiver.completion)
      let first = self._attach(
        _Receiver(
          value: {
            pair.left.append($0)
            send()
          }, completion: end.receive))
      let second = other._attach(
        _Receiver(
          value: {
            pair.right.append($0)
            send()
          }, completion: end.receive))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    })
  }

  /// Combines elements from this publisher with those from another publisher, delivering an interleaved
  /// sequence of elements.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher(attach: { receiver in
      let end = Ends<Failure>(2, receiver.completion)
      let first = self._attach(_Receiver(value: receiver.value, completion: end.receive))
      let second = other._attach(_Receiver(value: receiver.value, completion: end.receive))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    })
  }
}

/// The latest values of two publishers, or those that wait for a partner.
private final class Pair<Left, Right> {
  var left: [Left] = []
  var right: [Right] = []
}

/// Tells the end of several publishers: once all have finished, or the first has failed.
private final class Ends<Failure: Error> {
  private var left: Int
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(_ count: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.completion = completion
  }

  func receive(_ end: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    if case .failure = end { left = 0 } else { left -= 1 }
    if left == 0 { completion(end) }
  }
}
