// An animation of the user's may remember things from call to call, so it is asked on a grid of
// its own, the same whatever the frames are. What lies between two steps is asked of a copy.
extension Animator {
  static var stepsPerSecond: Double { 120 }
  /// How far ahead an end is searched for, in seconds; where none is found the search goes on then.
  static var horizon: Double { 10 }

  /// Takes the steps of custom animations up to `time`.
  mutating func step(to time: Double) {
    guard isStepped else { return }
    while true {
      let next = startTime + Double(steps) / Self.stepsPerSecond
      guard next <= time else { return }
      steps += 1
      takeStep(at: next)
    }
  }

  mutating func takeStep(at time: Double) {
    var result = Value.zero
    for index in entries.indices {
      let elapsed = time - entries[index].start
      guard case .custom(var context) = entries[index].course, elapsed >= 0,
        elapsed < entries[index].end
      else {
        if elapsed >= 0 { advance(&result, entries[index], at: time) }
        continue
      }
      let (animation, before) = (entries[index].animation, context)
      let way = entries[index].target - result
      let shown = animation.animate(value: way, time: elapsed, context: &context)
      let earliest = max(0, lastStep - entries[index].start)
      if context.isLogicallyComplete, entries[index].logicalEnd > elapsed {
        entries[index].logicalEnd = Self.turn(earliest, elapsed) { time in
          var context = before
          _ = animation.animate(value: way, time: time, context: &context)
          return context.isLogicallyComplete
        }
      }
      entries[index].course = .custom(context)
      if shown == nil {
        entries[index].end = Self.turn(earliest, elapsed) { time in
          var context = before
          return animation.animate(value: way, time: time, context: &context) == nil
        }
        entries[index].logicalEnd = min(entries[index].logicalEnd, entries[index].end)
      }
      result += shown ?? way
    }
    lastStep = time
  }

  /// When within a step something has become so: to half a nanosecond, and not too late.
  private static func turn(
    _ earliest: Double, _ latest: Double, isOver: (Double) -> Bool
  ) -> Double {
    guard earliest < latest else { return latest }
    var (early, late) = (earliest, latest)
    for _ in 0..<24 {
      let middle = (early + late) / 2
      if isOver(middle) { late = middle } else { early = middle }
    }
    return early
  }

  /// Looks for the end of the last motion, from `now` on, as far as the horizon.
  mutating func findEnd(after now: Double) {
    guard mayEndLater else { return }
    if adoptForeseenEnd(after: now) { return }
    var ahead = self
    ahead.listeners = []
    let limit = now + Self.horizon
    while ahead.mayEndLater, startTime + Double(ahead.steps) / Self.stepsPerSecond <= limit {
      ahead.step(to: startTime + Double(ahead.steps) / Self.stepsPerSecond)
    }
    guard let found = ahead.entries.last else { return }
    entries[entries.count - 1].end = found.end
    entries[entries.count - 1].logicalEnd = found.logicalEnd
  }

  /// Whether the end of the last motion has been looked for without being found, and may still be: what is repeated for
  /// ever ends as well, where one of its passes takes no time.
  var mayEndLater: Bool {
    guard let last = entries.last, case .custom = last.course else { return false }
    return last.end == .infinity
  }
}
