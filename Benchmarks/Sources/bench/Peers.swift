import Foundation

/// The peers' programs, where somebody has built them: they are run beside ours, in the same run,
/// as times on a shared machine can only be compared side by side.
struct Peers {
  let folder: String

  /// Milliseconds of processor time a frame of a program's `p50` line, or `nil` where it is not
  /// there.
  func median(_ program: String, _ arguments: [String]) -> Double? {
    let path = folder + "/" + program
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in output.split(separator: "\n") where line.contains(" p50\t") {
      let fields = line.split(separator: "\t")
      if fields.count >= 5 { return Double(fields[4]) }
    }
    return nil
  }
}
