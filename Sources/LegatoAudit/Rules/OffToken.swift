/// Motion is made of the project's tokens.
enum OffToken: Rule {
  static let name = "off-token"
  static let summary = "Where tokens are given, every animation is one of them."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    guard !subject.tokens.isEmpty else { return [] }
    let tokens = Set(subject.tokens.map(base))
    let runs = subject.runs(.full).filter {
      $0.kind != .liveReducedMotion && $0.kind != .liveLowPower
    }
    return runs.flatMap { run in
      run.movements.filter { movement in
        let name = base(movement.motion.animation)
        return movement.effect != .nothing && name.contains("(") && !tokens.contains(name)
          && movement.origin == .app
          && !SystemMotion.moves(movement)
          && movement.property.prefix { $0 != "#" } != "symbolEffect"
          && !SystemMotion.isPart(movement.path)
      }.map { movement in
        Finding(
          name, .note, path: movement.path, property: movement.property,
          "Moves by an animation that is no token.",
          fix: "Use the token that is nearest, or add one with its use.",
          evidence: [Evidence(run, movement.start, movement.end, "by \(movement.motion.animation)")]
        )
      }
    }
  }

  /// The animation without delays, speeds and repeats.
  private static func base(_ animation: String) -> String {
    var end = animation.endIndex
    for modifier in [").delay(", ").speed(", ").repeat", ").logicallyComplete"] {
      if let range = animation.range(of: modifier) {
        end = min(end, animation.index(after: range.lowerBound))
      }
    }
    return String(animation[..<end])
  }
}

extension String {
  /// Where another text stands in this one for the first time.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<(index(start, offsetBy: text.count, limitedBy: endIndex) ?? endIndex)
      }
      start = index(after: start)
    }
    return nil
  }
}
