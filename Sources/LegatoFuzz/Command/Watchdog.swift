import Glibc

/// Says which scenario it was where the program traps or does not come to an end.
enum Watchdog {
  /// Seconds that one scenario may take.
  static let patience: UInt32 = 60
  nonisolated(unsafe) private static var text: [UInt8] = []

  static func start() {
    for number in [SIGALRM, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { number in
        Watchdog.text.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
        if number == SIGALRM { _exit(1) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// A scenario begins.
  static func watch(_ scenario: Int, seed: UInt64) {
    text = Array(
      "legato-fuzz: trapped or hung: --seed \(seed) --scenario \(scenario)\n".utf8)
    alarm(patience)
  }
}
