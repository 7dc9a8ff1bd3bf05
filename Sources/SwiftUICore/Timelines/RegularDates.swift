/// Dates at equal distances, without end. No error adds up.
struct RegularDates {
  let origin: Date
  /// Seconds; `nil` for one date only.
  let interval: TimeInterval?
  private(set) var index: Double

  /// From the last date at or before `start`, but not before `origin`.
  init(from start: Date, origin: Date, interval: TimeInterval) {
    self.origin = origin
    self.interval = Self.isInSupportedRange(interval) ? interval : nil
    // A start that was computed as a multiple of the interval should count as one.
    let passed = (start.timeIntervalSince(origin) / interval + 1e-9).rounded(.down)
    index = self.interval == nil || !passed.isFinite ? 0 : max(0, passed)
  }

  static func isInSupportedRange(_ interval: TimeInterval) -> Bool {
    interval > 0 && interval.isFinite
  }

  mutating func next() -> Date? {
    guard let interval else {
      defer { index += 1 }
      return index == 0 ? origin : nil
    }
    defer { index += 1 }
    return origin.addingTimeInterval(index * interval)
  }
}
