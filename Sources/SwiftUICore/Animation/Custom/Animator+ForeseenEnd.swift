extension Animator {
  /// Takes the end that SwiftUI's own animation, inside that of the user, says that it has, where it
  /// can be seen to be the end of the motion: it runs just before it, is over just after it, and
  /// keeps no state, so that its value does not depend on the times at which it is asked.
  ///
  /// - Returns: whether it is known now when the motion ends, or that it does not before the horizon.
  mutating func adoptForeseenEnd(after now: Double) -> Bool {
    guard let last = entries.last, case .custom(let context) = last.course,
      let foreseen = context.foreseen
    else { return false }
    let elapsed = now - last.start
    let limit = elapsed + Self.horizon
    func isRunning(until time: Double) -> Bool {
      guard let state = forecast(at: last.start + time) else { return false }
      return !state.isOver
    }
    func turns(at time: Double, _ isSo: (Forecast) -> Bool) -> Bool {
      // A turn within half a nanosecond cannot be distinguished from one now.
      let before = max(elapsed, time - 1e-9)
      guard let early = forecast(at: last.start + before),
        let late = forecast(at: last.start + time + 1e-9)
      else { return false }
      return (before == elapsed || !isSo(early)) && isSo(late)
    }
    if foreseen.end > limit {
      guard !context.isLogicallyComplete, foreseen.logicalEnd > limit else { return false }
      return isRunning(until: limit)
    }
    guard foreseen.end > elapsed, turns(at: foreseen.end, \.isOver) else { return false }
    var logicalEnd = last.logicalEnd
    if logicalEnd > elapsed {
      guard !context.isLogicallyComplete, foreseen.logicalEnd >= elapsed,
        turns(at: foreseen.logicalEnd, \.isLogicallyComplete)
      else { return false }
      logicalEnd = foreseen.logicalEnd
    }
    entries[entries.count - 1].end = foreseen.end
    entries[entries.count - 1].logicalEnd = min(logicalEnd, foreseen.end)
    return true
  }

  private struct Forecast {
    var isOver: Bool
    var isLogicallyComplete: Bool
  }

  /// What becomes of the last motion by `time`; `nil` where one of them remembers what it was asked.
  private func forecast(at time: Double) -> Forecast? {
    var result = Value.zero
    var forecast = Forecast(isOver: false, isLogicallyComplete: false)
    for entry in entries {
      let elapsed = time - entry.start
      guard case .custom(var context) = entry.course, elapsed < entry.end else {
        advance(&result, entry, at: time)
        continue
      }
      let revision = context.state.revision
      let way = entry.target - result
      let shown = entry.animation.animate(value: way, time: elapsed, context: &context)
      guard context.state.revision == revision else { return nil }
      forecast = Forecast(
        isOver: shown == nil, isLogicallyComplete: context.isLogicallyComplete)
      result += shown ?? way
    }
    return forecast
  }
}
