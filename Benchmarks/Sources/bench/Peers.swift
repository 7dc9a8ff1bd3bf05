import Foundation

/// The peers' programs, where somebody has built them: they are run beside ours, in the same run,
/// as times on a shared machine can only be compared side by side.
struct Peers {
  let folder: String

  /// The number in the first line of a program's results whose name ends in `ending`, or `nil`
  /// where the program is not there.
  func result(_ program: String, _ arguments: [String], ending: String) -> Double? {
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
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      if fields.count >= 5, fields[2].hasSuffix(ending) { return Double(fields[4]) }
    }
    return nil
  }
}
