import LegatoFilm
import SwiftUICore

/// What repeats without an end.
@MainActor
enum PreviewLoop {
  /// The longest loop that is sent whole, in seconds.
  static let maxPeriod = 20.0

  /// Where all that moves repeats, from when on and after how many seconds; `nil` where something is not known
  /// to repeat.
  static func current(on stage: Stage) -> PreviewReply.Loop? {
    let motions = stage.host.motions
    guard !motions.isEmpty, motions.allSatisfy(\.isAmbient), let period = period(of: motions) else {
      return nil
    }
    let start = motions.reduce(stage.now) { max($0, $1.start + ($1.loop?.delay ?? 0)) }
    return PreviewReply.Loop(start: start, period: period)
  }

  /// After how many seconds all motions together begin again; `nil` where that is not known or very long.
  static func period(of motions: [Motion]) -> Double? {
    var common = 1
    for motion in motions {
      guard let period = motion.loop?.period, period < maxPeriod else { return nil }
      // In tenths of a millisecond: a period that is no multiple of it has no partner.
      let ticks = Int((period * 10_000).rounded())
      guard ticks > 0, abs(Double(ticks) / 10_000 - period) < 1e-9 else {
        return Set(motions.map { $0.loop?.period }).count == 1 ? period : nil
      }
      common = common / greatestDivisor(common, ticks) * ticks
      guard Double(common) / 10_000 <= maxPeriod else { return nil }
    }
    return Double(common) / 10_000
  }

  private static func greatestDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}
