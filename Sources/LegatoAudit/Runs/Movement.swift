import LegatoFilm
import SwiftUICore

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

  /// When 98 % of the displacement is covered and stays covered: the rest is not visible. Infinite where
  /// the motion is endless.
  package let nearEnd: Double

  package var start: Double { motion.start }
  package var end: Double { motion.end }
  /// What a person sees of it.
  package let effect: Effect

  /// Whose view moves.
  package let origin: ViewOrigin

  /// Whether it is the framework's: one of its own views began it, or is what moves.
  package var isSystem: Bool { motion.isSystem || origin == .framework }

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
