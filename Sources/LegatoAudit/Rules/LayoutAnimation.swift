import LegatoFilm

/// What could be scaled is not laid out in every step of the way.
enum LayoutAnimation: Rule {
  static let name = "layout-animation"
  static let summary = "A shape that grows by itself is scaled or trimmed, and its layout stands still."

  static func findings(in subject: PlayedSubject) -> [Finding] {
    subject.runs(.full).flatMap { run in
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
    guard movement.property == "frame", movement.effect == .resizes,
      movement.trigger == .change || movement.trigger == .touch || movement.trigger == .appear,
      movement.travel.count == 4, Leaf.isShape(movement.path, run)
    else { return false }
    // One side alone: what grows both ways is a box around something else.
    guard (movement.travel[2] > 1) != (movement.travel[3] > 1) else { return false }
    let parent = ViewPath.parent(movement.path)
    return !run.movements.contains { other in
      other.track != movement.track && other.property == "frame" && other.effect.isSpatial
        && abs(other.start - movement.start) < 0.002
        && ViewPath.isWithin(other.path, parent)
    } && !run.tracks.contains { $0.path == movement.path && $0.property == "matched geometry" }
  }
}

/// What the last view of a path is.
enum Leaf {
  /// Whether it is drawn as a shape: neither text nor a picture.
  static func isShape(_ path: String, _ run: Run) -> Bool {
    let name = ViewPath.name(path)
    let isOther = ["Text", "Image", "Label", "TextField", "ScrollView", "List"].contains(name)
    return !isOther
      && run.tracks.contains {
        $0.path == path && ["fill", "color", "shape", "lineWidth"].contains($0.property)
      } && !run.tracks.contains { $0.path == path && $0.property.hasPrefix("content") }
  }
}
