import CGLib
import Foundation

/// A program that reads pictures from its standard input until there are no more.
///
/// Foundation's `Process` hears of a program's end from another thread, and has been seen to wait for it for ever. This
/// one is waited for by itself; what it says goes to memory, so that it neither waits for anybody to read it nor needs
/// room on a disk that may be full.
final class EncoderProcess {
  private let number: pid_t
  private let input: Int32
  private let messages: Int32

  /// Starts it.
  ///
  /// - Throws: the system's reason, where it does not start.
  init(_ program: URL, _ arguments: [String]) throws {
    // 1 closes it in other programs.
    let said = memfd_create("messages", 1)
    var pipe: [Int32] = [0, 0]
    guard said >= 0, Glibc.pipe(&pipe) == 0 else {
      let code = errno
      if said >= 0 { close(said) }
      throw POSIXError(.init(rawValue: code) ?? .EIO)
    }
    for file in pipe { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(pipe[0])
    }
    posix_spawn_file_actions_adddup2(&actions, pipe[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, said, 2)
    cglib_close_from(&actions, 3)
    // A pipe that nobody reads ends it, though it does not end this program.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var number: pid_t = 0
    let code = posix_spawn(&number, program.path, &actions, &attributes, &words, environ)
    guard code == 0 else {
      close(pipe[1])
      close(said)
      throw POSIXError(.init(rawValue: code) ?? .EIO)
    }
    self.number = number
    input = pipe[1]
    messages = said
  }

  /// Hands bytes over.
  ///
  /// - Throws: where the program takes no more.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that there are no more pictures, and waits for its end.
  ///
  /// - Returns: its exit code, or 128 and the number of the signal that has ended it; and what it has said.
  func finish() -> (status: Int32, said: String) {
    close(input)
    var status: Int32 = 0
    var ended = waitpid(number, &status, 0)
    while ended < 0, errno == EINTR { ended = waitpid(number, &status, 0) }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = pread(messages, &bytes, bytes.count, 0)
    close(messages)
    let said = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    // The lower seven bits are the signal's number, the next byte is the exit code.
    guard ended == number else { return (-1, said) }
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F), said)
  }
}
