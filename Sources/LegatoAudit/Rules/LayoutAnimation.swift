import LegatoFilm

/// What could be scaled is not laid out in every step of the way.
enum LayoutAnimation: Rule {
  static let name = "layout-animation"
  static let summary =
    "A shape that grows by itself is scaled or trimmed, and its layout stands still."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    // What is taken back half way says nothing new.
    subject.runs(.full).filter { $0.kind != .rapidTaps && $0.kind != .rapidChanges }.flatMap {
      run in
      run.movements.filter { isLoneShape($0, run) }.map { movement in
        Finding(
          name, .note, path: movement.path, property: movement.property,
          "Its frame is animated where nothing else moves along: a transform would look the same.",
          fix: "Give it its full size, and animate scaleEffect(x:anchor:) or a trim.",
          evidence: [
            Evidence(
              run, movement.visibleStart, movement.end,
              movement.observation(run.tracks[movement.track])
                + " by \(movement.motion.animation)")
          ])
      }
    }
  }

  private static func isLoneShape(_ movement: Movement, _ run: Run) -> Bool {
    guard run.tracks[movement.track].property == "frame", movement.effect == .resizes,
      movement.trigger == .change || movement.trigger == .touch || movement.trigger == .appear,
      movement.travel.count == 4, Leaf.isShape(movement.path, run),
      movement.origin == .app, !SystemMotion.moves(movement)
    else { return false }
    // One side alone: what grows both ways is a box around something else.
    guard (movement.travel[2] > 1) != (movement.travel[3] > 1) else { return false }
    let parent = PathOps.parent(movement.path)
    // What it holds or lies behind has become another.
    guard
      !run.changes.contains(where: {
        abs($0.time - movement.start) < 0.002 && PathOps.isWithin($0.path, parent)
      })
    else { return false }
    return !run.movements.contains { other in
      other.track != movement.track && run.tracks[other.track].property == "frame"
        && other.effect.isSpatial && abs(other.start - movement.start) < 0.002
        && (PathOps.isWithin(other.path, parent) || gives(other, way: movement))
    } && !run.tracks.contains { $0.path == movement.path && $0.property == "matched geometry" }
  }

  /// Whether one view moves as far as the other grows, or half as far: it makes room.
  private static func gives(_ other: Movement, way movement: Movement) -> Bool {
    guard other.effect == .moves, other.travel.count == 4 else { return false }
    return (0..<2).contains { axis in
      let (way, growth) = (other.travel[axis], movement.travel[axis + 2])
      return way > 1 && (abs(way - growth) < 0.5 || abs(way - growth / 2) < 0.5)
    }
  }
}
