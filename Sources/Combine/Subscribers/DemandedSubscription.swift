import Foundation

/// Gives a subscriber what it has asked for of a publisher that hands its values over as they come. The publisher is
/// attached by the first request; what comes before it is asked for waits.
final class DemandedSubscription<Source: Publisher, Target: Subscriber>: Subscription
where Target.Input == Source.Output, Target.Failure == Source.Failure {
  private let lock = NSRecursiveLock()
  private let source: Source
  private var target: Target?
  private var upstream: AnyCancellable?
  private var isAttached = false
  private var demand = Subscribers.Demand.none
  private var waiting: [Source.Output] = []
  private var end: Subscribers.Completion<Source.Failure>?
  private var isHandingOver = false

  init(_ source: Source, _ target: Target) { (self.source, self.target) = (source, target) }

  func request(_ more: Subscribers.Demand) {
    let isFirst = lock.withLock { () -> Bool in
      demand += more
      guard !isAttached, target != nil, demand > .none else { return false }
      isAttached = true
      return true
    }
    if isFirst {
      // It is kept by what it listens to, until that ends or it is cancelled.
      let attached = source._attach(
        _Receiver(
          value: { self.take($0) },
          completion: { completion in
            self.lock.withLock { self.end = self.end ?? completion }
            self.handOver()
          }))
      let isOver = lock.withLock {
        upstream = attached
        return target == nil
      }
      if isOver { attached.cancel() }
    }
    handOver()
  }

  func cancel() {
    let attached = lock.withLock { () -> AnyCancellable? in
      defer { (target, upstream, waiting) = (nil, nil, []) }
      return upstream
    }
    attached?.cancel()
  }

  private func take(_ value: Source.Output) {
    lock.withLock { if target != nil { waiting.append(value) } }
    handOver()
  }

  /// A subscriber that asks for more while it is given something is given it afterwards.
  private func handOver() {
    guard
      lock.withLock({ () -> Bool in
        defer { isHandingOver = true }
        return !isHandingOver
      })
    else { return }
    while let step = lock.withLock({ next() }) {
      let more = step()
      lock.withLock { demand += more }
    }
  }

  /// What is next, called without the lock; `nil` where there is nothing to do.
  private func next() -> (() -> Subscribers.Demand)? {
    guard let target else {
      isHandingOver = false
      return nil
    }
    if !waiting.isEmpty, demand > .none {
      let value = waiting.removeFirst()
      demand -= .max(1)
      return { target.receive(value) }
    }
    if waiting.isEmpty, let end {
      (self.target, upstream) = (nil, nil)
      return {
        target.receive(completion: end)
        return .none
      }
    }
    isHandingOver = false
    return nil
  }
}
