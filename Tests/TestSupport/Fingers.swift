import LegatoDisplay
import SwiftUI
import SwiftUICore

/// Fingers on a host, in the words of the tests. Places are points of the surface.
extension Probe {
  /// A finger goes from a place by a distance, in steps, from now on. The finger stays down.
  package func drag(
    id: Int = 0, from start: Point, by distance: Size, over duration: Double = 0.1, steps: Int = 10
  ) {
    let begin = host.now
    host.touchDown(id: id, at: start)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      host.advance(to: begin + duration * part)
      host.touchMove(
        id: id, to: Point(start.x + distance.width * part, start.y + distance.height * part))
    }
  }

  /// A finger comes down, stays for a time and is lifted.
  package func hold(id: Int = 0, at point: Point, for duration: Double) {
    host.touchDown(id: id, at: point)
    host.advance(by: duration)
    host.touchUp(id: id)
  }

  /// A view on a surface of 400 points.
  package static func square<V: View>(_ view: V) throws -> Probe {
    try Probe(view, HostConfiguration(size: Size(400, 400)))
  }
}

extension Point {
  /// The middle of a surface of 400 points.
  package static let middle = Point(200, 200)
}
