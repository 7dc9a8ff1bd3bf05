import Foundation
import LegatoFilm
import Synchronization

/// Where results are written: all of them again whenever there is one more.
final class ResultStore: Sendable {
  private struct State {
    var results = CheckResults()
    var isFinished = false
  }

  private let path: String
  private let state = Mutex(State())

  init(path: String) { self.path = path }

  var isFinished: Bool { state.withLock { $0.isFinished } }

  func begin(_ number: Int) throws(FilmFailure) { try write { $0.results.reached = number } }

  func add(_ subject: CheckResults.Subject) throws(FilmFailure) {
    try write { $0.results.subjects.append(subject) }
  }

  func finish() throws(FilmFailure) {
    try write { state in
      state.results.reached = nil
      state.isFinished = true
    }
  }

  func fail(file: String, _ message: String) {
    try? write { $0.results.failures.append(CheckResults.Failure(file: file, message: message)) }
  }

  private func write(_ change: (inout State) -> Void) throws(FilmFailure) {
    let wrote = state.withLock { state in
      change(&state)
      guard let data = try? state.results.encoded() else { return false }
      return (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    }
    if !wrote { throw FilmFailure("\(path) cannot be written.", exitCode: FilmFailure.machine) }
  }
}
