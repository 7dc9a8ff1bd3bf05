import LegatoFilm

/// Motion that begins by itself and lasts longer than five seconds.
enum LastingMotion {
  /// How long motion that nobody asked for may last, in seconds: WCAG 2.2.2.
  static let allowed = 5.0

  /// All of it in a run in which nothing is done. The system's own, such as a spinner, is left out.
  static func all(in run: Run) -> [Movement] {
    (run.movements + run.driven).filter { movement in
      !SystemMotion.moves(movement) && movement.effect != .nothing
        && (movement.motion.isEndless || movement.end - movement.visibleStart > allowed)
    }
  }

  static func evidence(of movement: Movement, _ run: Run) -> Evidence {
    Evidence(
      run, movement.visibleStart, movement.end,
      movement.observation(run.tracks[movement.track])
        + (movement.isDriven ? ", frame by frame" : " by \(movement.motion.animation)"))
  }
}
