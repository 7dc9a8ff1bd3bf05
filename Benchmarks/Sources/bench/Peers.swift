import BenchSeries
import Foundation

/// The peers' programs, where somebody has built them: they are run beside ours, in the same run,
/// as times on a shared machine can only be compared side by side.
struct Peers {
  let folder: String

  /// The number in the first line of a program's results whose name ends in `ending`, or `nil`
  /// where the program is not there.
  func result(_ program: String, _ arguments: [String], ending: String) -> Double? {
    results([folder + "/" + program] + arguments).first { $0.name.hasSuffix(ending) }?.value
  }

  /// What a program of the folder prints as results; nothing where it is not there, or fails.
  ///
  /// - Parameters:
  ///   - command: the program, or the name of one in the search path, and its arguments.
  ///   - environment: what is added to this program's own.
  func results(_ command: [String], environment: [String: String] = [:]) -> [ResultLine] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return ResultLine.lines(of: output)
  }
}
