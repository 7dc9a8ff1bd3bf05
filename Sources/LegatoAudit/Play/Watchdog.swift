import Foundation
import LegatoFilm
import Synchronization

/// Ends the program where a view's code does not come back: a body or a handler that loops.
final class Watchdog: Sendable {
  /// The exit code of a program that was ended so.
  static let exitCode: Int32 = 3

  let progress = PlayProgress()
  private let patience: Double
  private let store: ResultStore
  private let current = Mutex((name: "", file: 0))

  /// - Parameter patience: seconds that a view's code may take for one step.
  init(patience: Double, store: ResultStore) {
    self.patience = patience
    self.store = store
  }

  var subject: (name: String, file: Int) {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  func start() {
    let thread = Thread { self.watch() }
    thread.start()
  }

  private func watch() {
    let step = 0.25
    var last = -1
    var waited = 0.0
    while true {
      Thread.sleep(forTimeInterval: step)
      if store.isFinished { return }
      let ticks = progress.ticks
      waited = ticks == last ? waited + step : 0
      last = ticks
      guard waited >= patience else { continue }
      let subject = subject
      store.fail(
        file: "\(subject.file)",
        "“\(subject.name)” did not come back for \(Int(patience)) s (\(progress.what)): code of"
          + " its body or of a handler goes on for ever, or takes very long.")
      exit(Self.exitCode)
    }
  }
}

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

  func add(_ subject: CheckResults.Subject) throws(FilmFailure) {
    try write { $0.results.subjects.append(subject) }
  }

  func finish() throws(FilmFailure) { try write { $0.isFinished = true } }

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
