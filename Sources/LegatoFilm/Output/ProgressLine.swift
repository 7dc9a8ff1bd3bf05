import Foundation

/// Says on standard error how far long work has come, once it has taken two seconds. Nothing
/// is written to a file or a pipe in the place of a terminal.
struct ProgressLine {
  private static let patience = Duration.seconds(2)
  private static let interval = Duration.seconds(1)

  private let work: String
  private var next = ContinuousClock.now + patience
  private var hasSpoken = false

  init(name: String) {
    self.init(doing: "filming \(name)")
  }

  /// - Parameter work: what is done, as `writing film.mp4`.
  init(doing work: String) {
    self.work = work
  }

  /// - Parameters:
  ///   - time: the time that the film has reached, in seconds.
  ///   - end: when it ends, where that is known.
  mutating func reach(_ time: Double, of end: Double?) {
    let goal = end.map { String(format: " of %.1f", $0) } ?? ""
    say(String(format: "%.1f", time) + goal + " s")
  }

  /// - Parameter share: how much is done, 0…1.
  mutating func reach(share: Double) {
    say(String(format: "%.0f %%", share * 100))
  }

  private mutating func say(_ text: @autoclosure () -> String) {
    guard isatty(FileHandle.standardError.fileDescriptor) == 1 else { return }
    guard ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + Self.interval
    hasSpoken = true
    write("\r\(work): " + text())
  }

  func end() {
    if hasSpoken { write("\n") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
