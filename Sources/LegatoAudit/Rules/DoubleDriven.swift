import LegatoFilm

/// One effect of a view is driven in one place.
enum DoubleDriven: Rule {
  static let name = "double-driven"
  static let summary = "Two modifiers do not drive the same effect of a view at once."

  private static let effects: Set<String> = ["opacity", "scale", "rotation", "blur"]

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run -> [Finding] in
      let moving = run.ownMovements.filter {
        effects.contains(base($0.property)) && $0.effect != .nothing && !$0.motion.isEndless
      }
      var findings: [Finding] = []
      for (index, inner) in moving.enumerated() {
        for outer in moving[..<index] + moving[(index + 1)...]
        where outer.track != inner.track && isPair(outer, inner, run) {
          findings.append(finding(outer, inner, run))
          break
        }
      }
      return findings
    }
  }

  private static func base(_ property: String) -> String {
    String(property.prefix { $0 != "#" })
  }

  /// The same effect, set off by the same thing, around the same leaves.
  private static func isPair(_ outer: Movement, _ inner: Movement, _ run: Run) -> Bool {
    guard base(outer.property) == base(inner.property), abs(outer.start - inner.start) < 0.002,
      outer.visibleStart < inner.end, inner.visibleStart < outer.end,
      run.above[inner.track]?.contains(outer.track) ?? false, goesAlong(outer, inner)
    else { return false }
    return leaves(outer.track, run) == leaves(inner.track, run)
  }

  /// Both come in, or both go: one that goes while the other comes is a hand-over.
  private static func goesAlong(_ one: Movement, _ other: Movement) -> Bool {
    guard let a = one.from.first, let b = one.to.first, let c = other.from.first,
      let d = other.to.first
    else { return false }
    return (b - a) * (d - c) > 0
  }

  /// The frames of what an effect acts on: of the views that hold no others.
  private static func leaves(_ track: Int, _ run: Run) -> Set<Int> {
    let frames = run.above.filter { run.tracks[$0.key].property == "frame" }
    let parents = Set(frames.values.joined())
    return Set(frames.filter { $0.value.contains(track) && !parents.contains($0.key) }.map(\.key))
  }

  private static func finding(_ outer: Movement, _ inner: Movement, _ run: Run) -> Finding {
    let middle = (max(outer.visibleStart, inner.visibleStart) + min(outer.end, inner.end)) / 2
    let row = run.recording.row(at: min(middle, outer.visibleStart + 0.125))
    let one = run.tracks[outer.track].value(row, 0) ?? 0
    let other = run.tracks[inner.track].value(row, 0) ?? 0
    let adds = !["opacity", "scale"].contains(base(inner.property))
    return Finding(
      name, .warning, path: inner.path, property: base(inner.property),
      "Two modifiers drive \(base(inner.property)) at once, and what is seen is their"
        + " \(adds ? "sum" : "product").",
      fix: "Keep one of the two: the state's own effect, or the transition.",
      evidence: [
        Evidence(
          run, run.recording.times[row],
          "\(short(one)) \(adds ? "+" : "×") \(short(other))"
            + " = \(short(adds ? one + other : one * other))")
      ])
  }
}
