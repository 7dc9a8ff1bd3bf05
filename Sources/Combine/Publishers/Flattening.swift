import Foundation

extension Publisher {
  /// Transforms all elements from an upstream publisher into a new publisher up to a maximum number of publishers you
  /// specify.
  ///
  /// It finishes once this publisher and all that were made of its elements have.
  ///
  /// - Parameter maxPublishers: How many publishers are listened to at once; elements that come meanwhile wait.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(attach: { receiver in
      Flattening(receiver, limit: maxPublishers.max, keepsLatest: false).attach(
        self, transform: transform)
    })
  }

  /// Transforms all elements into publishers that fail with the error of this one.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Transforms all elements into publishers that may fail, as this one does not.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Transforms all elements into publishers; neither they nor this one fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never {
    AnyPublisher(attach: { receiver in
      Flattening(receiver, limit: maxPublishers.max, keepsLatest: false).attach(
        self, transform: transform)
    })
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Republishes elements sent by the most recently received publisher.
  ///
  /// It finishes once this publisher and the last one that it has sent have.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher(attach: { receiver in
      Flattening(receiver, limit: nil, keepsLatest: true).attach(self) { $0 }
    })
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Republishes elements sent by the most recently received publisher, which may fail as this one does not.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Republishes elements sent by the most recently received publisher; none of them fails.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> {
    AnyPublisher(attach: { receiver in
      Flattening(receiver, limit: nil, keepsLatest: true).attach(self) { $0 }
    })
  }
}

/// Listens to the publishers that are made of the elements of one.
private final class Flattening<Inner: Publisher>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let receiver: _Receiver<Inner.Output, Inner.Failure>
  private let limit: Int?
  private let keepsLatest: Bool
  private var waiting: [() -> Inner] = []
  private var running: [Int: AnyCancellable?] = [:]
  private var last = 0
  private var upstreamHasFinished = false
  private var isOver = false

  init(_ receiver: _Receiver<Inner.Output, Inner.Failure>, limit: Int?, keepsLatest: Bool) {
    (self.receiver, self.limit, self.keepsLatest) = (receiver, limit, keepsLatest)
  }

  func attach<P: Publisher>(_ upstream: P, transform: @escaping (P.Output) -> Inner)
    -> AnyCancellable where P.Failure == Inner.Failure
  {
    let attached = upstream._attach(
      _Receiver(
        value: { value in self.take { transform(value) } },
        completion: { completion in
          switch completion {
          case .finished:
            self.lock.withLock { self.upstreamHasFinished = true }
            self.finishIfDone()
          case .failure: self.end(completion)
          }
        }))
    return AnyCancellable {
      attached.cancel()
      self.stop()
    }
  }

  private func take(_ make: @escaping () -> Inner) {
    let former = lock.withLock { () -> [AnyCancellable?] in
      guard !isOver else { return [] }
      waiting.append(make)
      guard keepsLatest else { return [] }
      defer { running = [:] }
      return Array(running.values)
    }
    former.forEach { $0?.cancel() }
    listen()
  }

  /// Listens to what waits, as long as there is room.
  private func listen() {
    while true {
      let next = lock.withLock { () -> (number: Int, make: () -> Inner)? in
        guard !isOver, !waiting.isEmpty, limit.map({ running.count < $0 }) ?? true else {
          return nil
        }
        last += 1
        running[last] = .some(nil)
        return (last, waiting.removeFirst())
      }
      guard let next else { return }
      let attached = next.make()._attach(
        _Receiver(
          value: { value in if self.isRunning(next.number) { self.receiver.value(value) } },
          completion: { completion in self.ended(next.number, completion) }))
      let isWanted = lock.withLock { () -> Bool in
        guard running[next.number] != nil else { return false }
        running[next.number] = attached
        return true
      }
      if !isWanted { attached.cancel() }
    }
  }

  private func isRunning(_ number: Int) -> Bool {
    lock.withLock { !isOver && running[number] != nil }
  }

  private func ended(_ number: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
    guard isRunning(number) else { return }
    if case .failure = completion { return end(completion) }
    _ = lock.withLock { running.removeValue(forKey: number) }
    listen()
    finishIfDone()
  }

  private func finishIfDone() {
    let isDone = lock.withLock { upstreamHasFinished && running.isEmpty && waiting.isEmpty }
    if isDone { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
    guard lock.withLock({ !isOver }) else { return }
    stop()
    receiver.completion(completion)
  }

  private func stop() {
    let all = lock.withLock { () -> [AnyCancellable?] in
      defer { (isOver, waiting, running) = (true, [], [:]) }
      return Array(running.values)
    }
    all.forEach { $0?.cancel() }
  }
}
