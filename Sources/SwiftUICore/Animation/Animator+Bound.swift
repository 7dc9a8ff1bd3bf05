import LegatoMotion

extension Animator {
  /// How many motions may be stacked on one value. A value that is given a new target in each of 120 frames a
  /// second, over two seconds each time, has 240.
  static var maxCount: Int { 256 }

  /// How many of them may be endless: such a motion is not dropped at its end, and costs something for as long as
  /// the app runs.
  static var maxEndlessCount: Int { 32 }

  static var heldFault: String {
    "more than \(maxCount) motions run at one time, or \(maxEndlessCount) without an end; the oldest are held"
  }

  /// Holds what the older half of the motions shows now, where more would be stacked than may be.
  ///
  /// Motions that have no end, as those that repeat for ever, are not dropped at their ends: a value that gets one
  /// after another would cost more with each. What is shown does not jump; what the held motions would still
  /// have added is left out, as far as those above leave any of it to be seen.
  ///
  /// - Returns: whether motions have been held.
  mutating func holdOldest(at now: Double) -> Bool {
    guard let half = excess(at: now) else { return false }
    var shown = Value.zero
    for entry in entries[..<half] { advance(&shown, entry, at: now) }
    // Where an animation of the user's gives nonsense, its target is shown.
    if !shown.magnitudeSquared.isFinite { shown = entries[half - 1].target }
    let animation = Animation.linear(duration: 0)
    let held = Entry(
      animation: animation, start: now, update: entries[half - 1].update, target: shown,
      course: .fromRest(UnitMotion(animation.kind, distanceSquared: 0)), end: 0, logicalEnd: 0)
    entries.replaceSubrange(..<half, with: [held])
    return true
  }

  /// How many of the oldest motions are to be held; `nil` where there are not too many.
  private func excess(at now: Double) -> Int? {
    guard entries.count < Self.maxCount else { return entries.count / 2 }
    guard entries.count >= Self.maxEndlessCount else { return nil }
    let endless = entries.indices.filter { entries[$0].isEndless(at: now) }
    guard endless.count >= Self.maxEndlessCount else { return nil }
    return endless[endless.count / 2 - 1] + 1
  }
}

extension Animator.Entry {
  /// Whether the end is more than a minute away. Of an animation of the user's it is not known before it comes,
  /// unless it is repeated for ever.
  fileprivate func isEndless(at now: Double) -> Bool {
    if case .custom = course { return animation.kind.repeatsForever }
    return start + end - now > 60
  }
}

extension Animation.Kind {
  /// Whether a modifier has it repeated without an end.
  var repeatsForever: Bool {
    switch self {
    case .repeating(nil, _, _): true
    case .repeating(_, _, let base), .delay(_, let base), .speed(_, let base),
      .logicallyComplete(_, let base):
      base.repeatsForever
    default: false
    }
  }
}
