import LegatoDisplay
import LegatoFilm

/// A value that a spring drives stays where it means something.
enum Overshoot: Rule {
  static let name = "overshoot"
  static let summary = "Springs do not drive opacity far out of 0…1, nor a bar out of its track."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run in
      // What a finger has thrown goes on with its speed.
      opacities(run) + ([.swipe, .swipeCancel].contains(run.kind) ? [] : bars(run))
    }
  }

  /// What a spring with a little bounce does to opacity shortens the fade, and nobody sees it: beyond a
  /// tenth, which is what the specification allows springs to overshoot by, the fade is another one.
  private static let tolerance = 0.1

  private static func opacities(_ run: Run) -> [Finding] {
    run.ownMovements.filter {
      // Where animations add up, no single spring leaves the range.
      $0.property.prefix { $0 != "#" } == "opacity" && !$0.motion.isEndless
        && run.stacked[$0.track] == nil
    }.compactMap { movement in
      let track = run.tracks[movement.track]
      var worst = 0.0
      var moment = movement.start
      var value = 0.0
      for row in movement.rows {
        guard let shown = track.value(row, 0) else { continue }
        let beyond = max(shown - 1, -shown)
        if beyond > worst { (worst, moment, value) = (beyond, run.recording.times[row], shown) }
      }
      guard worst > tolerance else { return nil }
      return Finding(
        name, .note, path: movement.path, property: movement.property,
        "The spring drives opacity to \(short(value)), which is drawn as \(value > 0.5 ? 1 : 0): the"
          + " fade is over before the motion is.",
        fix:
          "Drive opacity by a curve or a spring without bounce, and let the bouncy spring have the"
          + " position.",
        evidence: [Evidence(run, moment, "opacity \(short(value)) by \(movement.motion.animation)")]
      )
    }
  }

  /// A box that lies in another one at rest and leaves it on the way.
  private static func bars(_ run: Run) -> [Finding] {
    // An app's spring may drive a bar of the system's out of its track.
    run.movements.filter {
      !$0.motion.isSystem && run.tracks[$0.track].property == "frame" && $0.effect == .resizes
    }.compactMap { movement in
      let track = run.tracks[movement.track]
      guard movement.from.count == 4, let target = track.frame(movement.rows.upperBound),
        let below = below(movement, target, run), let bed = below.frame(movement.rows.upperBound)
      else { return nil }
      var worst = 0.0
      var moment = 0.0
      for row in movement.rows {
        // Larger than it was and than it becomes: no other way of growing is a spring's.
        guard let frame = track.frame(row), let bed = below.frame(row),
          frame.width > max(movement.from[2], target.width) + 0.5
            || frame.height > max(movement.from[3], target.height) + 0.5
        else { continue }
        let beyond = max(
          frame.maxX - bed.maxX, frame.maxY - bed.maxY, bed.x - frame.x, bed.y - frame.y)
        if beyond > worst { (worst, moment) = (beyond, run.recording.times[row]) }
      }
      guard worst > 0.5 else { return nil }
      return Finding(
        name, .warning, path: movement.path, property: movement.property,
        "Springs \(short(worst)) pt past the end of what it lies in.",
        fix: "Clip it to its track, or use a spring without bounce.",
        evidence: [
          Evidence(
            run, moment,
            "\(short(worst)) pt past, \(short(100 * worst / max(bed.width, bed.height))) %, by"
              + " \(movement.motion.animation)")
        ])
    }
  }

  /// The view beside or below it that keeps its size, and that it covers in part or in full when it has
  /// come to rest: the same height and the same start, or the same width and the same start.
  private static func below(_ movement: Movement, _ target: Rect, _ run: Run) -> Track? {
    let parent = PathOps.parent(movement.path)
    for (index, other) in run.tracks.enumerated() where index != movement.track {
      guard other.property == "frame", PathOps.parent(other.path) == parent,
        let frame = other.frame(movement.rows.upperBound),
        movement.rows.allSatisfy({ row in
          other.frame(row).map {
            abs($0.width - frame.width) < 0.5 && abs($0.height - frame.height) < 0.5
          } ?? true
        })
      else { continue }
      let isRow = abs(frame.y - target.y) < 1 && abs(frame.height - target.height) < 1
      let isColumn = abs(frame.x - target.x) < 1 && abs(frame.width - target.width) < 1
      let isInside =
        target.x >= frame.x - 1 && target.y >= frame.y - 1 && target.maxX <= frame.maxX + 1
        && target.maxY <= frame.maxY + 1
      if isInside, isRow || isColumn { return other }
    }
    return nil
  }
}

extension Track {
  /// What a component shows in a row; `nil` while the value does not exist.
  func value(_ row: Int, _ index: Int) -> Double? {
    guard row >= 0, row < shown.count, let value = shown[row], index < value.count else {
      return nil
    }
    return value[index]
  }

  /// What is shown in a row, as a box.
  func frame(_ row: Int) -> Rect? {
    guard row >= 0, row < shown.count, let value = shown[row], value.count == 4 else { return nil }
    return Rect(value[0], value[1], value[2], value[3])
  }
}
