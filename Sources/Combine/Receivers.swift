import Foundation

/// Those who listen to one source, in the order in which they came.
final class Receivers<Output, Failure: Error>: @unchecked Sendable {
  private struct Entry {
    let number: Int
    let receiver: _Receiver<Output, Failure>
  }

  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []
  private var last = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  var isEmpty: Bool { lock.withLock { entries.isEmpty } }

  /// - Parameter left: Called when the receiver no longer listens.
  func attach(_ receiver: _Receiver<Output, Failure>, left: @escaping () -> Void = {})
    -> AnyCancellable
  {
    let number = lock.withLock {
      last += 1
      entries.append(Entry(number: last, receiver: receiver))
      return last
    }
    return AnyCancellable { [self] in
      lock.withLock { entries.removeAll { $0.number == number } }
      left()
    }
  }

  /// Tells everyone who listens now. Who leaves meanwhile hears nothing more; who comes meanwhile
  /// hears the next one.
  func send(_ value: Output) {
    for entry in lock.withLock({ completion == nil ? entries : [] }) where listens(entry) {
      entry.receiver.value(value)
    }
  }

  /// The end: later values and ends are not told.
  func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock { () -> [Entry] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      return entries
    }
    for entry in all where listens(entry) { entry.receiver.completion(completion) }
    lock.withLock { entries = [] }
  }

  private func listens(_ entry: Entry) -> Bool {
    lock.withLock { entries.contains { $0.number == entry.number } }
  }
}
