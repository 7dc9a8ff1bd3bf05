import Foundation

/// Plays smaller forms of a scenario in processes of their own, where they may trap.
struct Subprocess {
  let options: FuzzOptions
  let scenario: Int

  /// What a form of the scenario fails with; `nil` where it does not fail.
  func failure(_ reductions: [Reduction]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let form = reductions.map(\.description).joined(separator: ",")
    process.arguments =
      options.set + ["--check", "\(scenario)"] + (form.isEmpty ? [] : ["--reduced", form])
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return "\(error)" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let text = String(decoding: data.prefix(4000), as: UTF8.self)
    if process.terminationReason == .exit { return text }
    let reason = text.split(separator: "\n").first { $0.contains("rror") } ?? ""
    return "signal \(process.terminationStatus): \(reason)"
  }

  /// What failures of one kind have in common: a few words without names and numbers.
  static func kind(_ failure: String) -> String {
    let words = failure.split { $0 == " " || $0 == "\n" }
    return words.filter { $0.allSatisfy { $0.isLowercase || $0 == "," || $0 == ":" } }.prefix(12)
      .joined(separator: " ")
  }
}
