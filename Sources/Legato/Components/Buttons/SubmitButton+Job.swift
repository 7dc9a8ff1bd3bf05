import SwiftUI

extension SubmitButton {
  /// Work that a ``SubmitButton`` waits for. A job ends once: it succeeds, fails, or is cancelled
  /// because the button is removed. Later calls have no effect.
  @MainActor
  public final class Job {
    private var end: ((State) -> Void)?
    private var task: Task<Void, Never>?

    init(end: @escaping (State) -> Void = { _ in }) {
      self.end = end
    }

    /// Whether the job has ended.
    public var isOver: Bool { end == nil }

    /// Ends the job: the button shows a success.
    public func succeed() { finish(.success) }

    /// Ends the job: the button shows a failure.
    public func fail() { finish(.error) }

    private func finish(_ result: State) {
      let end = end
      self.end = nil
      end?(result)
    }

    func cancel() {
      end = nil
      task?.cancel()
    }

    func run(_ work: @escaping @MainActor () async throws -> Void) {
      task = Task { @MainActor in
        do {
          try await work()
          succeed()
        } catch {
          fail()
        }
      }
    }
  }
}
