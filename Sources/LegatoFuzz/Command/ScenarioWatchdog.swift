import Glibc

/// Goes on with the shrinker where a scenario traps or does not come to an end.
enum ScenarioWatchdog {
  /// Seconds of the processor that one scenario may take: it is played four times, and checked after
  /// every pass. The slowest that come to an end take some hundred and seventy.
  private static let patience = 400
  /// The program and its arguments from then on: made beforehand, as a handler may not allocate.
  nonisolated(unsafe) private static var arguments: [UnsafeMutablePointer<CChar>?] = []
  nonisolated(unsafe) private static var message: [UInt8] = []

  /// - Parameter shrinks: whether to go on; where not, the signal takes its course.
  static func start(shrinks: Bool) {
    guard shrinks else { return }
    for number in [SIGPROF, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { _ in
        ScenarioWatchdog.message.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
        var signals = sigset_t()
        sigfillset(&signals)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
        if let program = ScenarioWatchdog.arguments[0] {
          execv(program, ScenarioWatchdog.arguments)
        }
        _exit(1)
      }
    }
  }

  /// Sends the signal of a hang when a scenario has run for too long from now on.
  static func restart() {
    var timer = itimerval()
    timer.it_value.tv_sec = patience
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// A scenario begins.
  static func watch(_ scenario: Int, _ options: FuzzOptions) {
    message = Array("\nScenario \(scenario) of seed \(options.seed) trapped or hung.\n".utf8)
    arguments.forEach { free($0) }
    let words = ["/proc/self/exe"] + options.set + ["--shrink", "\(scenario)"]
    arguments = words.map { strdup($0) } + [nil]
    restart()
  }
}
