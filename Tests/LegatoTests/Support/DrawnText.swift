import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport

/// How a text is drawn: its origin on the surface, and with how much of everything around it.
struct DrawnText {
  let origin: Point
  /// Of all layers it is in, one over the other.
  let opacity: Double
  /// How many times as large as it was laid out.
  let scale: Double
}

extension Stage {
  /// Every text that the frame draws, whatever is around it.
  var drawnTextPlaces: [(text: String, drawn: DrawnText)] {
    host.frame().list.drawnLayers.flatMap { drawn in
      drawn.commands.compactMap { command -> (text: String, drawn: DrawnText)? in
        guard case .text(let layout, let origin, _) = command else { return nil }
        let (place, next) = (
          drawn.transform.apply(origin), drawn.transform.apply(Point(origin.x + 1, origin.y))
        )
        let scale = hypot(next.x - place.x, next.y - place.y)
        return (layout.text, DrawnText(origin: place, opacity: drawn.opacity, scale: scale))
      }
    }
  }

  /// How a text is drawn; `nil` where it is not.
  func drawing(of text: String) -> DrawnText? {
    drawnTextPlaces.last { $0.text == text }?.drawn
  }

  /// A finger goes from one place to another, a step a frame, and stays there.
  func drag(from start: Point, by distance: Double, step: Double = 8) {
    host.touchDown(at: start)
    var gone = 0.0
    while gone < abs(distance) {
      gone = min(gone + step, abs(distance))
      host.advance(to: host.now + 1.0 / 60)
      host.touchMove(to: Point(start.x, start.y + (distance < 0 ? -gone : gone)))
      _ = host.frame()
    }
    // It holds still, as long as its speed is told by what it did before, so that nothing slides on.
    for _ in 0..<3 {
      host.advance(to: host.now + 0.1)
      host.touchMove(to: Point(start.x, start.y + distance))
    }
    host.touchUp()
    host.advance(to: host.now + 0.01)
    _ = host.frame()
  }
}
