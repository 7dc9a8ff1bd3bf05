import SwiftUI

extension SubmitButton {
  /// Work that a ``SubmitButton`` waits for. It is over once: told to succeed or to fail, or called
  /// off because the button is gone.
  @MainActor
  public final class Job {
    private var end: ((State) -> Void)?
    private var task: Task<Void, Never>?

    init(end: @escaping (State) -> Void = { _ in }) {
      self.end = end
    }

    /// Whether nobody waits any more.
    public var isOver: Bool { end == nil }

    /// The work has been done.
    public func succeed() { finish(.success) }

    /// The work could not be done.
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
