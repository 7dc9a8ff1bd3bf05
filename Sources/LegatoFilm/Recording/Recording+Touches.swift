import LegatoDisplay

extension Recording {
  /// Where fingers are on the surface at a time. A tap counts at its own time only.
  func touches(at time: Double) -> [Point] {
    var held: Point?
    var taps: [Point] = []
    for event in events where event.time <= time + simultaneity {
      switch event.action {
      case .down, .move: held = event.point
      case .up: held = nil
      case .tap:
        if event.time >= time - simultaneity, let point = event.point { taps.append(point) }
      case .hover, .leave, .type, .key, .set, .expect: break
      }
    }
    return taps + (held.map { [$0] } ?? [])
  }
}
