import Foundation

/// Says on standard error how far a film has come, once it has taken two seconds.
struct ProgressLine {
  private static let patience = Duration.seconds(2)
  private static let interval = Duration.seconds(1)

  private let name: String
  private var next = ContinuousClock.now + patience
  private var hasSpoken = false

  init(name: String) {
    self.name = name
  }

  /// - Parameters:
  ///   - time: the time that the film has reached, in seconds.
  ///   - end: when it ends, where that is known.
  mutating func reach(_ time: Double, of end: Double?) {
    guard ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + Self.interval
    hasSpoken = true
    let goal = end.map { String(format: " of %.1f", $0) } ?? ""
    write("\rfilming \(name): " + String(format: "%.1f", time) + goal + " s")
  }

  func end() {
    if hasSpoken { write("\n") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
