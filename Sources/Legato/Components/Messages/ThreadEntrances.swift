import SwiftUI

/// Which messages of a thread are coming in, and since when.
///
/// A row of a lazy stack may be made long after its message has arrived: when the thread has
/// scrolled to it, or not at all. So it is the thread that remembers, and a row that is made asks
/// how long its message has been coming in. What is not remembered any more has come in.
@MainActor
final class ThreadEntrances {
  /// How many messages come in at a time at most. What arrives beyond that is there at once.
  nonisolated static let limit = 10

  private final class Batch {
    let ids: Set<String>
    let duration: Double
    let wait = Wait()

    init(_ ids: some Sequence<String>, _ duration: Double) {
      self.ids = Set(ids)
      self.duration = duration
    }
  }

  private var batches: [Batch] = []
  /// Those of them whose bubbles have dipped.
  private var dipped: Set<String> = []

  nonisolated init() {}

  /// How many messages are coming in.
  var count: Int { batches.reduce(0) { $0 + $1.ids.count } }

  /// Which of those that arrive now come in: the newest ones, as many as there may be.
  func admitted(_ arrived: [String]) -> ArraySlice<String> {
    arrived.suffix(max(0, Self.limit - count))
  }

  /// Messages begin to come in.
  ///
  /// - Parameter duration: How long it takes, in seconds.
  func begin(_ ids: some Collection<String>, duration: Double) {
    guard !ids.isEmpty, duration.isFinite, duration > 0 else { return }
    let batch = Batch(ids, duration)
    batches.append(batch)
    batch.wait.begin(duration) { [weak self, weak batch] in
      guard let self, let batch else { return }
      self.batches.removeAll { $0 === batch }
      self.dipped.subtract(batch.ids)
    }
  }

  /// For how many seconds a message has been coming in; `nil` for what is at its place.
  func elapsed(_ id: String) -> Double? {
    guard let batch = batches.last(where: { $0.ids.contains(id) }) else { return nil }
    let elapsed = batch.duration - batch.wait.remaining
    // Less than a clock of the system tells apart is nothing.
    return elapsed < 1e-5 ? 0 : elapsed
  }

  /// Whether the bubble of a message has not dipped since it came; from now on it has.
  func takesDip(_ id: String) -> Bool { dipped.insert(id).inserted }

  /// The thread is gone.
  func cancel() {
    batches.forEach { $0.wait.cancel() }
    batches = []
    dipped = []
  }
}
