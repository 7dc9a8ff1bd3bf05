import LegatoDisplay
import LegatoFilm

/// Nothing flashes more than three times in a second over an area that matters.
enum Flashes: Rule {
  static let name = "flashes"
  static let summary = "Nothing large flashes more than three times in a second."

  /// A flash is a change of relative luminance by that much and back…
  private static let minChange: Float = 0.1
  /// …where the darker of the two is darker than this.
  private static let darkest: Float = 0.8
  /// A quarter of what the eye sees sharply at once, in square points: 25 % of 341 × 256.
  private static let area = 21_824.0
  /// Changes in a second that make more than three flashes.
  private static let changes = 7

  static func findings(in subject: PlayedSubject) -> [Finding] {
    // What goes past as fast as a finger drags it is no flashing of the view's.
    subject.runs.filter { [.appear, .tap, .change, .state].contains($0.kind) }.compactMap {
      isCandidate($0) ? finding($0) : nil
    }
  }

  /// Whether enough happens within a second that it could flash.
  private static func isCandidate(_ run: Run) -> Bool {
    for track in run.tracks {
      let width = track.width
      for index in 0..<width where track.changes(index) {
        let values = track.shown.indices.compactMap { row in
          track.value(row, index).map { (run.recording.times[row], $0) }
        }
        let swing = 0.1 * ((values.map(\.1).max() ?? 0) - (values.map(\.1).min() ?? 0))
        var times: [Double] = []
        var turn = values.first?.1 ?? 0
        var way = 0.0
        for (time, value) in values {
          if (value - turn) * way > 0 || (way == 0 && abs(value - turn) > swing) {
            way = value - turn
            turn = value
          } else if abs(value - turn) > swing {
            times.append(time)
            way = value - turn
            turn = value
          }
        }
        if areMany(times) { return true }
      }
    }
    // Content that is drawn anew each time has no values.
    let unmoved = run.frames.filter(\.isNews).map(\.time).filter { time in
      !run.movements.contains { $0.start <= time && time <= $0.end }
    }
    return areMany(unmoved)
  }

  /// Whether there are more within one second than three flashes make.
  private static func areMany(_ times: [Double]) -> Bool {
    times.indices.contains { index in
      index + changes - 1 < times.count && times[index + changes - 1] - times[index] <= 1
    }
  }

  private static func finding(_ run: Run) -> Finding? {
    // Blocks of ten points: finer, the edges of letters that move would count.
    let pictures = Pictures(of: run, scale: 0.2, block: 2)
    let count = pictures.width * pictures.height
    // Of each pixel: the luminance at its last turn, the way that it goes, and when it turned.
    var turn = [Float](repeating: -1, count: count)
    var direction = [Int8](repeating: 0, count: count)
    var times = [[Double]](repeating: [], count: count)
    for row in run.frames.indices where row == 0 || run.frames[row].isNews {
      guard let picture = pictures.luminance(row), picture.count == count else { return nil }
      let now = run.frames[row].time
      var flashing = 0
      for pixel in 0..<count {
        note(picture[pixel], now, &turn[pixel], &direction[pixel], &times[pixel])
        if times[pixel].count >= changes { flashing += 1 }
      }
      guard Double(flashing) * pictures.area >= area else { continue }
      return Finding(
        name, .error,
        "Flashes more than three times in a second.",
        fix: "Slow it down to fewer than three flashes a second, make it much smaller, or fade with"
          + " less contrast.", criteria: [.threeFlashes],
        evidence: [
          Evidence(
            run, max(0, now - 1), now,
            "\(Int(Double(flashing) * pictures.area)) square points flash \(changes / 2 + 1) times")
        ])
    }
    return nil
  }

  private static func note(
    _ value: Float, _ now: Double, _ turn: inout Float, _ direction: inout Int8,
    _ times: inout [Double]
  ) {
    guard turn >= 0 else {
      turn = value
      return
    }
    let change = value - turn
    let way: Int8 = change > 0 ? 1 : -1
    if abs(change) >= minChange, min(value, turn) < darkest, way != direction {
      direction = way
      times.append(now)
      times.removeAll { $0 < now - 1 }
      turn = value
    } else if way == direction {
      // Farther the same way: the turn is where it is now.
      turn = value
    }
  }
}
