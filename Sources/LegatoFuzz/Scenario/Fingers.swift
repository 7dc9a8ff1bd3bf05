import LegatoDisplay
import LegatoMotion
import SwiftUICore

/// What fingers do over some time.
struct Fingers {
  enum Way {
    /// One finger goes by a distance.
    case swipe(Double, Double)
    /// Two fingers, this far apart, spread by a factor and turn by an angle in radians.
    case pinch(Double, scale: Double, angle: Double)
  }

  var target: Operation.Target
  var way: Way
  /// Seconds that the finger rests first.
  var rest: Double
  /// Seconds that the way takes.
  var duration: Double
  /// Whether the touch is taken away in the end.
  var isCancelled: Bool

  static func make(_ target: Operation.Target, _ random: inout SeededGenerator) -> Fingers {
    let way: Way =
      random.chance(0.7)
      ? .swipe(random.round(from: -160, to: 160), random.round(from: -200, to: 200))
      : .pinch(
        random.round(from: 10, to: 60), scale: random.round(from: 0, to: 3),
        angle: random.round(from: -2, to: 2))
    return Fingers(
      target: target, way: way, rest: random.chance(0.3) ? random.round(from: 0.25, to: 0.75) : 0,
      duration: random.round(from: 0, to: 0.75), isCancelled: random.chance(0.15))
  }

  /// The events of a touch, for a hand on a place.
  @MainActor
  func perform(at middle: Point, on host: ViewHost, advance: (Double) -> Void) {
    let steps = 6
    let count = places(part: 0, middle).count
    for (id, place) in places(part: 0, middle).enumerated() { host.touchDown(id: id, at: place) }
    if rest > 0 { advance(rest) }
    for step in 1...steps {
      advance(duration / Double(steps))
      for (id, place) in places(part: Double(step) / Double(steps), middle).enumerated() {
        host.touchMove(id: id, to: place)
      }
    }
    for id in 0..<count {
      if isCancelled { host.touchCancel(id: id) } else { host.touchUp(id: id) }
    }
  }

  /// Where the fingers are after a part of the way.
  private func places(part: Double, _ middle: Point) -> [Point] {
    switch way {
    case .swipe(let x, let y): return [Point(middle.x + x * part, middle.y + y * part)]
    case .pinch(let width, let scale, let angle):
      let radius = width / 2 * (1 + (scale - 1) * part)
      let (x, y) = (radius * cos(angle * part), radius * sin(angle * part))
      return [Point(middle.x - x, middle.y - y), Point(middle.x + x, middle.y + y)]
    }
  }
}
