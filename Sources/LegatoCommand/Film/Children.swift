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
  ///
  /// - Parameter variables: what its environment has beside what it has already.
  static func start(_ process: Process, variables: [String: String] = [:]) throws {
    process.environment = environment(process.environment).merging(variables) { $1 }
    try lock.withLock { _ in
      try process.run()
      register(process.processIdentifier)
    }
  }

  /// What a program's environment is, beside what the command's own is or is to be.
  ///
  /// Where a view crashes, its calls are shown and not the processor's registers, unless the person has chosen.
  private static func environment(
    _ given: [String: String]?, backtrace: String = "registers=none,images=none,threads=crashed"
  ) -> [String: String] {
    let environment = given ?? ProcessInfo.processInfo.environment
    return environment.merging(["SWIFT_BACKTRACE": backtrace]) { own, _ in own }
      .merging([ParentWatch.variable: "\(getpid())"]) { $1 }
  }

  private static func register(_ number: pid_t) {
    if let free = (0..<capacity).first(where: { places[$0] == 0 }) { places[free] = number }
  }

  /// How a program has ended.
  enum End: Hashable {
    case exited(Int32)
    case signal(Int32)
  }

  /// Runs a program to its end. What it writes goes where the command's own output goes; it reads nothing.
  ///
  /// It is started by `posix_spawn`: Foundation's `Process` takes some ten milliseconds and two threads to do the
  /// same, which is a fifth of the time to a film's first picture.
  ///
  /// - Parameter variables: what its environment has beside the command's own.
  /// - Throws: the error's number where it cannot be started.
  static func run(
    _ program: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws(SpawnError) -> End {
    let number = try lock.withLock { _ throws(SpawnError) in
      let environment = environment(nil).merging(variables) { $1 }
      let number = try spawn(program, [program] + arguments, environment)
      register(number)
      return number
    }
    return wait(for: number)
  }

  /// Runs a program to its end, and returns what it has written to its output and its errors.
  ///
  /// - Parameters:
  ///   - variables: what its environment has beside the command's own.
  ///   - deadline: when it is ended, with all that it has started; `nil`: never. It has ended by `SIGKILL` then.
  /// - Throws: the error's number where it cannot be started.
  static func output(
    _ program: String, _ arguments: [String], variables: [String: String] = [:],
    deadline: Deadline? = nil
  ) throws(SpawnError) -> (end: End, output: Data) {
    var files: [Int32] = [0, 0]
    guard pipe(&files) == 0 else { throw SpawnError(code: errno) }
    defer { close(files[0]) }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    let number = try startWriting(to: files[1], program, arguments, variables)
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      if let deadline, !isReadable(files[0], until: deadline) {
        kill(withDescendants: number)
        break
      }
      let count = read(files[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    return (wait(for: number), output)
  }

  /// Waits until there is something to read, or nobody is left who writes.
  ///
  /// - Returns: `false` where the time was over first.
  private static func isReadable(_ file: Int32, until deadline: Deadline) -> Bool {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while true {
      // Rounded up: a wait of no milliseconds would spin.
      let left = deadline.secondsLeft
      guard left > 0 else { return false }
      let result = poll(&wanted, 1, Int32(min(left * 1000, 60_000)) + 1)
      if result > 0 { return true }
      if result < 0, errno != EINTR { return true }
    }
  }

  /// Ends a program at once, with all that it has started: a compiler's driver gives its frontends groups of their own.
  private static func kill(withDescendants number: pid_t) {
    for descendant in descendants(of: number) { Glibc.kill(descendant, SIGKILL) }
    Glibc.kill(-number, SIGKILL)
    Glibc.kill(number, SIGKILL)
  }

  private static func descendants(of number: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(name),
        let status = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
        // The name in brackets may hold anything; behind it stand the state and the parent.
        let end = status.lastIndex(of: UInt8(ascii: ")")),
        let parent = String(decoding: status[(end + 1)...], as: UTF8.self)
          .split(separator: " ").dropFirst().first.flatMap({ pid_t($0) })
      else { continue }
      children[parent, default: []].append(process)
    }
    var found: [pid_t] = []
    var open = [number]
    while let next = open.popLast() {
      found += children[next] ?? []
      open += children[next] ?? []
    }
    return found
  }

  /// Starts a program that writes to a file, which is closed here.
  private static func startWriting(
    to output: Int32, _ program: String, _ arguments: [String], _ variables: [String: String]
  ) throws(SpawnError) -> pid_t {
    defer { close(output) }
    return try lock.withLock { _ throws(SpawnError) in
      // Whoever reads the output looks for the reason of a crash; finding the calls takes seconds.
      let environment = environment(nil, backtrace: "enable=no").merging(variables) { $1 }
      let number = try spawn(program, [program] + arguments, environment, output: output)
      register(number)
      return number
    }
  }

  private static func wait(for number: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    lock.withLock { _ in forget(number) }
    // The lower seven bits are the signal's number, the next byte is the exit code.
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// A program cannot be started.
  struct SpawnError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }
  }

  private static func spawn(
    _ program: String, _ words: [String], _ environment: [String: String], output: Int32? = nil
  ) throws(SpawnError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      (arguments + variables).forEach { free($0) }
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    }
    // A group of its own, so that it ends with what it has started; see `endWithTheCommand`.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var number: pid_t = 0
    let code = posix_spawn(&number, program, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw SpawnError(code: code) }
    return number
  }

  /// Called when a program has come to its end.
  static func forget(_ process: Process) {
    lock.withLock { _ in forget(process.processIdentifier) }
  }

  /// Takes note of a program that was started elsewhere: it ends with the command.
  static func note(_ number: pid_t) {
    lock.withLock { _ in register(number) }
  }

  /// Such a program has come to its end.
  static func forget(number: pid_t) {
    lock.withLock { _ in forget(number) }
  }

  private static func forget(_ number: pid_t) {
    for place in 0..<capacity where places[place] == number { places[place] = 0 }
  }

  /// What ended a program, in words.
  static func crash(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "signal 11, as where a view holds itself without end"
    case SIGKILL: "signal 9, as where the system has no memory left"
    default: "signal \(signal)"
    }
  }

  /// How the runtime begins to say why it ends a program.
  static let failures = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// Why a program crashed, by what it said: the text of its `fatalError`, or of a failed precondition or assertion. `nil`
  /// where it said none.
  static func reason(in said: Data) -> String? {
    let text = String(decoding: said, as: UTF8.self)
    let starts = failures.compactMap { text.range(of: $0, options: .backwards) }
    guard let start = starts.max(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let line = text[start.upperBound...].prefix { $0 != "\n" }
    let reason = line.drop { $0 == ":" || $0 == " " }
    return reason.isEmpty ? nil : String(reason.prefix(300))
  }

  /// Ends all of them; a signal handler may call it.
  static func endAll() {
    for place in 0..<capacity where places[place] > 0 {
      // A program has a group of its own, with what it has started. It holds nothing that would
      // be lost, and may have inherited that it does not hear of anything less.
      Glibc.kill(-places[place], SIGKILL)
      Glibc.kill(places[place], SIGKILL)
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
        Children.endAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
