import Foundation
import LegatoFilm
import Synchronization

/// Ends the program where a view's code does not come back, and keeps what was found before.
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
    CodeWatch(progress, patience: patience).start {
      self.store.isFinished
    } end: { fault in
      let subject = self.subject
      self.store.fail(file: "\(subject.file)", "“\(subject.name)” \(fault)")
      _exit(Self.exitCode)
    }
    Self.running.withLock { $0 = self }
    atexit { Watchdog.running.withLock { $0 }?.programEnds() }
  }

  /// The one that watches: what is called at the end of a program knows nothing else.
  private static let running = Mutex<Watchdog?>(nil)

  /// Code of a view may end the program, and then not all was played.
  private func programEnds() {
    guard progress.isPlaying else { return }
    let subject = subject
    store.fail(
      file: "\(subject.file)",
      "“\(subject.name)” has ended the program while it was played (\(progress.what)).")
    _exit(Self.exitCode)
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
