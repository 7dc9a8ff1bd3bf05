import Foundation

/// What a program has taken, from its start to its end, with all that it has started.
struct MeasuredProgram {
  var exitCode: Int32
  var output: String
  /// Milliseconds by the clock.
  var wall: Double
  /// Milliseconds of processor time.
  var processor: Double

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: what is added to this program's own.
  ///   - capturesOutput: whether its standard output is kept; otherwise it is thrown away. What it says on standard
  ///     error is shown in the first case alone.
  /// - Throws: where it cannot be started.
  static func run(
    _ program: String, _ words: [String], environment: [String: String] = [:],
    capturesOutput: Bool = false
  ) throws -> MeasuredProgram {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw BenchFailure("No pipe: \(String(cString: strerror(errno)))")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    var variables = merged.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      (arguments + variables).forEach { free($0) }
      posix_spawn_file_actions_destroy(&actions)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    if !capturesOutput { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var number: pid_t = 0
    let start = wallMilliseconds()
    let code = posix_spawn(&number, program, &actions, nil, &arguments, &variables)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw BenchFailure("\(program) cannot be run: \(String(cString: strerror(code)))")
    }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    var (status, usage) = (Int32(0), rusage())
    while wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    let wall = wallMilliseconds() - start
    return MeasuredProgram(
      exitCode: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: capturesOutput ? String(decoding: output, as: UTF8.self) : "", wall: wall,
      processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }

  private static func wallMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
