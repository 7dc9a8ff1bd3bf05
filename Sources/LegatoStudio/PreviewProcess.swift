import CSoup
import Foundation

/// Makes a pipe that no other program inherits; says whether that worked.
private func makePipe(_ files: inout [Int32]) -> Bool {
  guard pipe(&files) == 0 else { return false }
  for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  return true
}

/// A program in which a view runs.
@MainActor
public final class PreviewProcess {
  /// The most bytes of what a view prints that are kept until somebody takes them.
  private static let maxOutput = 64 << 10
  /// The largest message that a program may send.
  private static let maxMessage = 300 << 20

  /// How it has ended.
  public enum End: Hashable, Sendable {
    case exited(Int32)
    case signal(Int32)
  }

  public let number: pid_t
  private let socket: Int32
  private let output: Int32
  private var sources: [MainLoop.Source] = []
  private var writing: MainLoop.Source?
  private var unread: [UInt8] = []
  private var unsent: ArraySlice<UInt8> = []
  private var hasEnded = false
  /// Whether it was ended because nobody needs it any more.
  public private(set) var isDismissed = false
  /// Called with a message's JSON, and all of the message behind its length.
  public var didReceive: (_ json: ArraySlice<UInt8>, _ message: ArraySlice<UInt8>) -> Void = {
    _, _ in
  }
  /// Called with what the view prints. Of a great amount some is left out.
  public var didPrint: (String) -> Void = { _ in }
  public var didEnd: (End) -> Void = { _ in }
  /// What comes of it is gathered, so that a program that prints without an end costs little.
  private var printed: [UInt8] = []
  private var isReporting = false
  private var skipped = 0

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Parameter environment: what the program gets, beside what this one has.
  public init(_ program: String, environment: [String: String]) throws(Failure) {
    var pair: [Int32] = [0, 0]
    var pipe: [Int32] = [0, 0]
    guard
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0
    else { throw Failure(description: String(cString: strerror(errno))) }
    guard makePipe(&pipe) else {
      close(pair[0])
      close(pair[1])
      throw Failure(description: String(cString: strerror(errno)))
    }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
      close(pair[1])
      close(pipe[1])
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 2)
    // To a number that is above all others first: that of the socket may be what is put elsewhere.
    posix_spawn_file_actions_adddup2(&actions, pair[1], 3)
    // What another thread has just opened for a program of its own would stay open as long as this one runs.
    csoup_close_from(&actions, 4)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var variables = all.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var number: pid_t = 0
    let code = posix_spawn(&number, program, &actions, &attributes, &words, &variables)
    guard code == 0 else {
      close(pair[0])
      close(pipe[0])
      throw Failure(description: String(cString: strerror(code)))
    }
    self.number = number
    socket = pair[0]
    output = pipe[0]
    for file in [socket, output] { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) }
    sources = [
      MainLoop.watch(socket) { [weak self] in self?.read() },
      MainLoop.watch(output) { [weak self] in self?.readOutput() },
    ]
    watchEnd()
  }

  private func watchEnd() {
    let data = Unmanaged.passRetained(self).toOpaque()
    g_child_watch_add_full(
      G_PRIORITY_DEFAULT, number,
      { _, status, data in
        let address = Int(bitPattern: data)
        MainActor.assumeIsolated {
          guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<PreviewProcess>.fromOpaque(pointer).takeUnretainedValue().end(status)
        }
      }, data,
      { data in
        if let data { Unmanaged<PreviewProcess>.fromOpaque(data).release() }
      })
  }

  // MARK: Messages

  /// Sends a message's JSON.
  public func send(_ json: [UInt8]) {
    guard !hasEnded else { return }
    let length = UInt32(json.count).littleEndian
    unsent += withUnsafeBytes(of: length) { [UInt8]($0) } + json
    flush()
  }

  private func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      unsent = unsent.dropFirst(count)
    }
    if unsent.isEmpty {
      unsent = []
      writing?.cancel()
      writing = nil
    } else if writing == nil, !hasEnded, errno == EAGAIN {
      writing = MainLoop.watch(socket, for: G_IO_OUT) { [weak self] in self?.flush() }
    }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      if count == 0 || (count < 0 && errno != EAGAIN) {
        sources[0].cancel()
        break
      }
      guard count > 0 else { break }
      unread += buffer[..<count]
    }
    takeMessages()
  }

  private func takeMessages() {
    var place = 0
    func number(at place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(unread[place + $1]) << (8 * $1) }
    }
    while unread.count - place >= 8 {
      let length = number(at: place)
      guard length >= 4, length <= Self.maxMessage else {
        dismiss()
        unread = []
        return
      }
      guard unread.count - place - 4 >= length else { break }
      let message = unread[(place + 4)..<(place + 4 + length)]
      let json = min(number(at: place + 4), length - 4)
      place += 4 + length
      didReceive(message.dropFirst(4).prefix(json), message)
    }
    unread.removeFirst(place)
  }

  // MARK: What is printed

  private func readOutput() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(output, &buffer, buffer.count)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) {
      sources[1].cancel()
    }
    guard count > 0 else { return }
    let room = Self.maxOutput - printed.count
    printed += buffer[..<min(count, max(room, 0))]
    skipped += count - min(count, max(room, 0))
    guard !isReporting else { return }
    isReporting = true
    MainLoop.after(50) { [weak self] in self?.report() }
  }

  private func report() {
    isReporting = false
    guard !printed.isEmpty else { return }
    var text = String(decoding: printed, as: UTF8.self)
    if skipped > 0 { text += "\n… and \(skipped) bytes more\n" }
    printed = []
    skipped = 0
    didPrint(text)
  }

  // MARK: The end

  /// Ends it: nobody needs it any more.
  public func dismiss() {
    isDismissed = true
    kill()
  }

  public func kill() {
    guard !hasEnded else { return }
    Glibc.kill(-number, SIGKILL)
    Glibc.kill(number, SIGKILL)
  }

  private func end(_ status: Int32) {
    guard !hasEnded else { return }
    // What it had to say before its end.
    read()
    readOutput()
    report()
    hasEnded = true
    for source in sources { source.cancel() }
    writing?.cancel()
    writing = nil
    close(socket)
    close(output)
    // The lower seven bits are the signal's number, the next byte is the exit code.
    didEnd(status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signal(status & 0x7F))
  }
}
