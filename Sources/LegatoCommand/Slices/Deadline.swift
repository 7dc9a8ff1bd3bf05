import Foundation

/// When work on a file ends that takes too long. What is made does not depend on it: what is late is reported as late.
struct Deadline: Sendable {
  private let end: Date

  /// - Parameter seconds: how long the work may take, from now.
  init(seconds: Double) { end = Date(timeIntervalSinceNow: seconds) }

  var isOver: Bool { Date() > end }

  /// How much time is left, in seconds; 0 where none is.
  var secondsLeft: Double { max(0, end.timeIntervalSinceNow) }
}
