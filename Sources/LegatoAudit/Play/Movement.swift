import LegatoFilm

/// A motion of one value in a run: when, how far, and what set it off.
package struct Movement: Hashable, Sendable {
  /// The number of the track in the recording.
  package let track: Int
  package let path: String
  package let property: String
  package let motion: Track.Motion
  package let trigger: Trigger
  package let phase: String
  /// The first row that shows it and the last.
  package let rows: ClosedRange<Int>
  /// What was shown at its start and at its end; where it is endless, at the end of the run.
  package let from: [Double]
  package let to: [Double]
  /// How far each component was shown from where it started, at the most.
  package let travel: [Double]
  /// What the code says at the end.
  package let model: [Double]

  /// When it began to be seen: after its delay.
  package let visibleStart: Double

  /// When 98 of 100 parts of the way are done for good: what is left, nobody sees. Infinite
  /// where the motion is endless.
  package let nearEnd: Double

  package var start: Double { motion.start }
  package var end: Double { motion.end }
  /// What a person sees of it.
  package let effect: Effect

  /// Whether the system draws what moves: no code of an app has written the view.
  package let isDrawnBySystem: Bool

  /// Whether it is the system's: one of its own views began it, or is what moves.
  package var isSystem: Bool { motion.isSystem || isDrawnBySystem }

  /// Whether code drives it, frame by frame, and no animation.
  package var isDriven: Bool { motion.animation == "code" }

  /// The longest way of any component.
  package var distance: Double { travel.max() ?? 0 }

  /// `x 0 → 120`, of the component that goes furthest.
  package func observation(_ track: Track) -> String {
    guard let index = travel.indices.max(by: { travel[$0] < travel[$1] }) else { return property }
    let name = index < track.components.count ? " \(track.components[index])" : ""
    let unit = effect.unit
    // Where it comes back to where it was, how far it went tells more.
    let peak = track.peak(index, rows, from: from[index])
    let passes = abs(peak - to[index]) > 0.02 * max(travel[index], 1e-9)
    return "\(property)\(name) \(short(from[index])) → "
      + (passes ? "\(short(peak)) → " : "") + "\(short(to[index]))\(unit)"
  }
}

/// What a person sees of a value's motion.
package enum Effect: String, Codable, Sendable {
  case moves
  case resizes
  case scales
  case turns
  case blurs
  case redraws
  /// Characters or a symbol go and others come.
  case rolls
  case scrolls
  case fades
  case recolours
  /// Too little to be seen, or nothing that is seen.
  case nothing

  /// Whether it is motion, and not a change of opacity or colour alone.
  package var isSpatial: Bool {
    switch self {
    case .moves, .resizes, .scales, .turns, .blurs, .redraws, .rolls: true
    case .scrolls, .fades, .recolours, .nothing: false
    }
  }

  var unit: String {
    switch self {
    case .moves, .resizes, .scrolls, .blurs: " pt"
    default: ""
    }
  }

  init(property: String, travel: [Double], components: [String]) {
    // `opacity#2` is an opacity.
    let name = property.prefix { $0 != "#" }
    let distance = travel.max() ?? 0
    func seen(_ effect: Effect, _ least: Double) -> Effect { distance > least ? effect : .nothing }
    switch name {
    case "frame", "matched geometry":
      let way = travel.prefix(2).max() ?? 0
      let growth = travel.dropFirst(2).max() ?? 0
      self = growth > 1 && growth >= way ? .resizes : way > 1 ? .moves : .nothing
    case "offset", "page", "indicator": self = seen(.moves, 1)
    case "scale", "recede scale": self = seen(.scales, 0.004)
    case "rotation", "rotation3D": self = seen(.turns, 0.5)
    case "blur": self = seen(.blurs, 0.5)
    case "scroll": self = seen(.scrolls, 1)
    case "opacity", "dim": self = seen(.fades, 0.01)
    case "color", "fill", "second color", "shadow color", "colorMultiply", "brightness",
      "contrast", "saturation", "hueRotation", "grayscale", "caret", "shadow":
      self = seen(.recolours, 0.01)
    case "lineWidth", "inset": self = seen(.redraws, 2)
    case "symbolEffect":
      let part = { (index: Int) in index < travel.count ? travel[index] : 0 }
      self =
        part(0) > 0.004
        ? .scales : part(2) > 0.5 ? .turns : max(part(3), part(4)) > 1 ? .moves : seen(.fades, 0.01)
    case _ where name.hasPrefix("content"):
      self = seen(components == ["opacity"] ? .fades : .rolls, 0.01)
    default: self = seen(.redraws, 0.004)
    }
  }
}

extension Track {
  /// The value of a component that is furthest from `start` within the rows.
  func peak(_ index: Int, _ rows: ClosedRange<Int>, from start: Double) -> Double {
    var peak = start
    for row in rows where row < shown.count {
      guard let value = shown[row], index < value.count else { continue }
      if abs(value[index] - start) > abs(peak - start) { peak = value[index] }
    }
    return peak
  }
}

/// A number for a sentence.
func short(_ value: Double) -> String {
  let magnitude = abs(value)
  let unit = magnitude >= 100 ? 1.0 : magnitude >= 10 ? 10 : 1000
  let rounded = (value * unit).rounded() / unit
  let text = "\(rounded == 0 ? 0 : rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Run {
  /// All motions of the run, in the order of the tracks and of time.
  package func findMovements() -> [Movement] {
    var found: [Movement] = []
    for (number, track) in tracks.enumerated() {
      for motion in track.motions {
        if let movement = movement(number, track, motion) { found.append(movement) }
      }
    }
    return found
  }

  private func movement(_ number: Int, _ track: Track, _ motion: Track.Motion) -> Movement? {
    let times = recording.times
    // Of the rows of one time, those come first that show how it was before.
    guard
      let first = times.indices.first(where: { row in
        times[row] >= motion.start - simultaneity && row < track.shown.count
          && track.shown[row] != nil
      })
    else { return nil }
    // What is done at its very end is no part of it.
    var last = times.firstIndex { $0 >= motion.end - simultaneity } ?? times.count - 1
    guard last >= first else { return nil }
    // A view that goes takes its motions along.
    var motion = motion
    if let gone = (first...last).first(where: { $0 >= track.shown.count || track.shown[$0] == nil })
    {
      guard gone > first else { return nil }
      motion.end = min(motion.end, times[gone])
      last = gone - 1
    }
    let rows = first...last
    let values = rows.compactMap { row in
      row < track.shown.count ? track.shown[row].map { (row, $0) } : nil
    }
    guard let start = values.first, let end = values.last else { return nil }
    var travel = Array(repeating: 0.0, count: start.1.count)
    var visible: Double?
    for (row, value) in values {
      for index in travel.indices where index < value.count {
        let way = abs(value[index] - start.1[index])
        if way > travel[index] { travel[index] = way }
        if way > 1e-6, visible == nil { visible = times[max(first, row - 1)] }
      }
    }
    let longest = travel.indices.max { travel[$0] < travel[$1] } ?? 0
    let rest = travel.isEmpty ? 0 : 0.02 * travel[longest]
    let near = values.last {
      longest < $0.1.count && longest < end.1.count && abs($0.1[longest] - end.1[longest]) > rest
    }
    let phase = phase(at: motion.start)
    return Movement(
      track: number, path: track.path, property: track.name, motion: motion,
      trigger: phase?.trigger ?? .appear, phase: phase?.name ?? "", rows: rows, from: start.1,
      to: end.1, travel: travel, model: track.models.last?.components ?? [],
      visibleStart: visible ?? motion.start,
      nearEnd: motion.isEndless ? .infinity : times[near?.0 ?? last],
      effect: Effect(property: track.name, travel: travel, components: track.components),
      isDrawnBySystem: track.isSystem)
  }
}
