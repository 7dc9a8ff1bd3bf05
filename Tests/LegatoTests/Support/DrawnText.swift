import LegatoDisplay
import SwiftUI
import Testing

@testable import SwiftUICore

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
    let list = host.frame().list
    var found: [(String, DrawnText)] = []
    func visit(_ id: LayerID, _ outer: Transform, _ opacity: Double) {
      guard let layer = list[id] else { return }
      let transform = layer.transform.then(outer)
      let opacity = opacity * layer.opacity
      for case .text(let layout, let origin, _) in layer.commands {
        let (place, next) = (
          transform.apply(origin), transform.apply(Point(origin.x + 1, origin.y))
        )
        found.append(
          (
            layout.text,
            DrawnText(
              origin: place, opacity: opacity, scale: hypot(next.x - place.x, next.y - place.y))
          ))
      }
      for child in layer.children { visit(child, transform, opacity) }
    }
    visit(list.root, .identity, 1)
    return found
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
