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
