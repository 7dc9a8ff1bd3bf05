import Foundation
import Testing

/// `legato studio`, started as a person starts it.
final class StudioProgram {
  let link: String
  private let process = Process()
  private let errors = Pipe()

  /// The command, beside the program that runs the tests.
  private static var command: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("legato")
  }

  init(_ arguments: [String]) throws {
    let output = Pipe()
    process.executableURL = Self.command
    process.arguments = ["studio", "--no-open"] + arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let first = output.fileHandleForReading.availableData
    let text = String(decoding: first, as: UTF8.self)
    link = try #require(text.split(separator: "\n").first.map(String.init), "\(text)")
  }

  var number: pid_t { process.processIdentifier }

  var port: Int { URL(string: link)?.port ?? 0 }
  var token: String { URL(string: link)?.pathComponents.dropFirst().first ?? "" }

  /// The programs in which views run, and those that compile.
  var children: [pid_t] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return folders.compactMap { pid_t($0) }.filter { number in
      let stat = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
      let behind = stat.split(separator: ")").last?.split(separator: " ") ?? []
      return behind.count > 1 && pid_t(behind[1]) == self.number && behind[0] != "Z"
    }
  }

  /// Its memory in bytes.
  var memory: Int { Self.memory(of: number) }

  /// The memory of a process in bytes.
  static func memory(of number: pid_t) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(number)/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }

  /// How many files are there where it compiles.
  var workFiles: Int {
    let cache =
      ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    let links = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
    guard links.contains("legato") else { return 0 }
    let folder = cache.appendingPathComponent("legato/films")
    return FileManager.default.enumerator(atPath: folder.path)?.allObjects.count ?? 0
  }

  /// How many files it has open.
  var openFiles: Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/fd")) ?? []).count
  }

  /// Interrupts it as Ctrl-C does.
  ///
  /// - Returns: the exit code, and what it said to its person.
  @discardableResult
  func interrupt() -> (code: Int32, errors: String) {
    if process.isRunning { kill(number, SIGINT) }
    process.waitUntilExit()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  deinit { if process.isRunning { process.terminate() } }
}
