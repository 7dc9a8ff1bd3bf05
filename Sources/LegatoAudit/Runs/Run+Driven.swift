import LegatoFilm

/// Motion that no animation makes: code that sets a value anew, frame by frame, as a timeline or a
/// timer has it do.
extension Run {
  /// A value stands still for longer than that, in seconds, where it is not driven.
  private static let pause = 0.07
  /// What counts: this many changes, so often a second, for so many seconds.
  private static let minChanges = 12
  private static let minRate = 20.0
  private static let minDuration = 0.3

  /// All such motions, in the order of the tracks and of time. What goes along with a finger or with an
  /// animation is left out, and what grows: a bar that fills tells how far something is.
  package func findDriven() -> [Movement] {
    guard [.appear, .tap, .change, .state, .refresh].contains(kind) else { return [] }
    let busy = fingers + movements.filter { !$0.motion.isEndless }.map { $0.start...$0.end }
    return tracks.indices.flatMap { number in
      stretches(of: tracks[number], busy).compactMap { movement(number, $0) }
    }
  }

  /// When a finger is down.
  private var fingers: [ClosedRange<Double>] {
    let names = acts.map { ($0.time, $0.name == "finger down", $0.name == "finger up") }
    let events = recording.events.map { ($0.time, $0.action == .down, $0.action == .up) }
    var found: [ClosedRange<Double>] = []
    var start: Double?
    for (time, isDown, isUp) in (names + events).sorted(by: { $0.0 < $1.0 }) {
      if isDown { start = start ?? time }
      if isUp, let began = start {
        found.append(began...time)
        start = nil
      }
    }
    if let start { found.append(start...max(start, duration)) }
    return found
  }

  private func stretches(
    of track: Track, _ busy: [ClosedRange<Double>]
  ) -> [ClosedRange<Int>] {
    guard let minStep = Self.minStep(of: track.property) else { return [] }
    var found: [ClosedRange<Int>] = []
    var first: Int?
    var last = 0
    var changes = 0
    func end() {
      if let first, changes >= Self.minChanges {
        let length = recording.times[last] - recording.times[first]
        if length >= Self.minDuration, Double(changes) / length >= Self.minRate {
          found.append(first...last)
        }
      }
      first = nil
      changes = 0
    }
    for row in recording.times.indices.dropFirst() where row < track.shown.count {
      let time = recording.times[row]
      if first != nil, time - recording.times[last] > Self.pause { end() }
      guard let before = track.shown[row - 1], let value = track.shown[row],
        differ(before, value, by: minStep), track.motion(at: time) == nil,
        !busy.contains(where: { $0.contains(time) })
      else { continue }
      first = first ?? row - 1
      last = row
      changes += 1
    }
    end()
    return found
  }

  /// The smallest change that is a step; `nil` where the property is none that moves.
  private static func minStep(of property: String) -> Double? {
    switch property {
    case "frame", "offset": 0.05
    case "scale", "blur": 0.002
    case "rotation", "rotation3D": 0.1
    default: nil
    }
  }

  private func movement(_ number: Int, _ rows: ClosedRange<Int>) -> Movement? {
    let track = tracks[number]
    guard let from = track.shown[rows.lowerBound], let to = track.shown[rows.upperBound] else {
      return nil
    }
    let travel = from.indices.map { abs(track.peak($0, rows, from: from[$0]) - from[$0]) }
    let effect = Effect(property: track.name, travel: travel, components: track.components)
    // A view that gives way to digits that come and go is none that is driven.
    guard effect.isSpatial, effect != .resizes, effect != .moves || travel.max() ?? 0 >= 16 else {
      return nil
    }
    let (start, end) = (recording.times[rows.lowerBound], recording.times[rows.upperBound])
    let phase = phase(at: start)
    return Movement(
      track: number, path: track.path, property: track.name,
      motion: Track.Motion(animation: "code", start: start, end: end, isRetarget: false),
      trigger: phase?.trigger ?? .appear, phase: phase?.name ?? "", rows: rows, from: from, to: to,
      travel: travel, model: to, visibleStart: start, nearEnd: end, effect: effect,
      origin: track.origin)
  }
}
