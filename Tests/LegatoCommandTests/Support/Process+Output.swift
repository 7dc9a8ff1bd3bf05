import Foundation

extension Process {
  /// Runs to the end, and answers all that was said, errors among it.
  func output() throws -> String {
    let pipe = Pipe()
    standardOutput = pipe
    standardError = pipe
    try run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
