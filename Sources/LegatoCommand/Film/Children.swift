import Foundation
import LegatoFilm
import Synchronization

/// The programs that the command has started: compilers, and the programs that film and check. They
/// end with it, whether it is interrupted or told to end; where it is killed outright, those that run
/// views end by themselves (`ParentWatch`).
enum Children {
  /// How many there can be at once, which is more than there are ever jobs.
  private static let capacity = 256
  /// Their numbers; 0 where a place is free. A signal handler may read memory, and take no lock.
  nonisolated(unsafe) private static let places: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
    places.initialize(repeating: 0, count: capacity)
    return places
  }()
  private static let lock = Mutex(())

  /// Starts a program, and ends it when the command is ended.
  static func start(_ process: Process) throws {
    let environment = process.environment ?? ProcessInfo.processInfo.environment
    process.environment = environment.merging([ParentWatch.variable: "\(getpid())"]) { $1 }
    try lock.withLock { _ in
      try process.run()
      if let free = (0..<capacity).first(where: { places[$0] == 0 }) {
        places[free] = process.processIdentifier
      }
    }
  }

  /// Called when a program has come to its end.
  static func forget(_ process: Process) {
    lock.withLock { _ in
      for place in 0..<capacity where places[place] == process.processIdentifier {
        places[place] = 0
      }
    }
  }

  /// What ended a program, in words.
  static func crash(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "signal 11, as where a view holds itself without end"
    case SIGKILL: "signal 9, as where the system has no memory left"
    default: "signal \(signal)"
    }
  }

  /// Called once, on the main thread, before anything is started: from then on a command that is
  /// interrupted or told to end takes its programs along.
  static func endWithTheCommand() {
    // So that the handler does not make it.
    _ = places
    // Whoever has started the command may have had them blocked, and that is inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        for place in 0..<Children.capacity where Children.places[place] > 0 {
          // A program has a group of its own, with what it has started. It holds nothing that would
          // be lost, and may have inherited that it does not hear of anything less.
          kill(-Children.places[place], SIGKILL)
          kill(Children.places[place], SIGKILL)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
